/* What is read though nobody keeps it: it has to be there, and nobody may change it at the same time. See looks.c. */
#ifndef GOMC_LOOKS_H
#define GOMC_LOOKS_H

#include "models.h"

size_t __look_at_text(const char *text, size_t limit);
size_t __look_at_message(const char *text, size_t limit);
void __look_at_bytes(const void *start, size_t size, size_t count);
void __look_at_list(const char *format, __builtin_va_list args);
void __look_at_arguments(const char *format, ...);

#endif

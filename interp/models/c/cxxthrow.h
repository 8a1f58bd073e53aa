/* Exceptions of C++ as the Itanium ABI has them: what types are, and what is thrown. */
#ifndef GOMC_CXXTHROW_H
#define GOMC_CXXTHROW_H

#include "cancel.h"

/* What describes a type. Its table of virtual functions says which kind of type it is; what more there is depends on that. */
struct type {
	const void *kind;
	const char *name;
};

/* A class with one base class, at offset 0. */
struct single {
	struct type type;
	const struct type *base;
};

extern void *_ZTVN10__cxxabiv123__fundamental_type_infoE[];
extern void *_ZTVN10__cxxabiv117__class_type_infoE[];
extern void *_ZTVN10__cxxabiv120__si_class_type_infoE[];
extern void *_ZTVN10__cxxabiv121__vmi_class_type_infoE[];
extern void *_ZTVN10__cxxabiv119__pointer_type_infoE[];
extern void *_ZTVN10__cxxabiv120__function_type_infoE[];

/* Types that others point to begin behind the first two words of the table. */
#define IS(type, table) ((type)->kind == (const void *)((table) + 2))

/* A pointer, and what is to be added to the type that it points to. */
struct pointer {
	struct type type;
	u32 flags;
	const struct type *to;
};
enum { POINTER_CONST = 1, POINTER_QUALIFIERS = 7 };

void *__cxa_allocate_exception(size_t size);
void __cxa_throw(void *exception, const struct type *type, void (*destroy)(void *)) NORETURN;

#endif

/* The word of a semaphore is its value; anything above the largest value that POSIX allows means that the semaphore was destroyed. */
#ifndef GOMC_SEMAPHORE_H
#define GOMC_SEMAPHORE_H

#include "models.h"

typedef struct semaphore sem_t;

#define SEM_VALUE_MAX 0x7fffffffull
#define SEM_DESTROYED ((u64)3 << (2 * HALF - 2)) /* less one is destroyed, too */

#endif

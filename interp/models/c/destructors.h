/*
 * Destructors of the thread-local objects of C++. A thread remembers in notes which ones it has to run, so that nothing shows in
 * programs that have none.
 */
#ifndef GOMC_DESTRUCTORS_H
#define GOMC_DESTRUCTORS_H

#include "models.h"

#define NOTE_DESTRUCTORS (~(u64)16) /* how many there are */
#define NOTE_DESTRUCTOR(i) (~(u64)(32 + 4 * (u64)(i)))
#define NOTE_DESTROYED(i) (~(u64)(34 + 4 * (u64)(i)))
#define NOTE_LIBCXX (~(u64)18) /* which of them is that of libc++ for its thread-specific pointer */

enum { KEY_OF_LIBCXX = 1 << 30 }; /* the key of that pointer */

/* The newest first; a destructor may make new ones. */
INLINE void run_destructors(void)
{
	u64 n;
	while ((n = __gomc_note(NOTE_DESTRUCTORS, 0)) > 0) {
		__gomc_remember(NOTE_DESTRUCTORS, n - 1);
		void (*destructor)(void *) = (void (*)(void *))(uintptr_t)__gomc_remember(NOTE_DESTRUCTOR(n), 0);
		destructor((void *)(uintptr_t)__gomc_remember(NOTE_DESTROYED(n), 0));
	}
}

#endif

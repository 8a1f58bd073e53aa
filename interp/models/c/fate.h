/*
 * What becomes of a thread: it is joined or detached, once. A program in which only
 * the main thread does either keeps that in the main thread's notes, without any
 * operation. In others it is shared, so that two threads that join the same one are
 * found out.
 */
#ifndef GOMC_FATE_H
#define GOMC_FATE_H

#include "models.h"

enum { JOINABLE, JOINED, DETACHED };
enum { THREADS_MAX = 4096 };

static u64 __gomc_fates[THREADS_MAX];

/* Decides what becomes of a thread, unless that was decided, and returns what it was before. */
INLINE u64 settle(u64 thread, int fate)
{
	if (__gomc_shared_joins())
		return __gomc_rmw(OP_CMP_XCHG, &__gomc_fates[thread], 8, (u64)fate, JOINABLE, SYNC_NONE);
	u64 key = thread << 1 | 1;
	u64 before = __gomc_note(key, 0);
	if (before == JOINABLE)
		__gomc_note(key, fate);
	return before;
}

/* The numbers that programs see begin with 1: 0 is nobody. */
INLINE int created(u64 number) { return number != 0 && number <= THREADS_MAX && __gomc_is_thread(number - 1); }

/*
 * What glibc returns for a thread that was joined: while another thread may be waiting for it still, what it returns
 * for one that has a thread waiting.
 */
INLINE int error_of_joined(void) { return __gomc_shared_joins() ? EINVAL : ESRCH; }

INLINE int join(u64 number, u64 *result)
{
	if (!created(number))
		return misuse("join of a thread that was never created", ESRCH);
	if (number == (u64)__gomc_self() + 1)
		return EDEADLK;
	switch (settle(number - 1, JOINED)) {
	case JOINED:
		return misuse("join of a thread that is joined already", error_of_joined());
	case DETACHED:
		return misuse("join of a detached thread", EINVAL);
	}
	*result = __gomc_join(number - 1);
	return 0;
}

INLINE int detach(u64 number)
{
	if (!created(number))
		return misuse("detachment of a thread that was never created", ESRCH);
	switch (settle(number - 1, DETACHED)) {
	case JOINED:
		return misuse("detachment of a thread that is joined already", error_of_joined());
	case DETACHED:
		return misuse("detachment of a detached thread", EINVAL);
	}
	return 0;
}

#endif

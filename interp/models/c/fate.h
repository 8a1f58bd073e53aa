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

/*
 * What programs see of a thread is no number that they come upon by themselves: 0 is nobody, nor is the handle of a thread plus one. So the thread
 * exists, or is about to, if they have its handle: its creator has given it away in this execution. All handles fit into an int.
 */
enum { HANDLE = 0x5a0000a5, HANDLE_SHIFT = 8 };

INLINE u64 handle_of(u64 thread) { return HANDLE + (thread << HANDLE_SHIFT); }
INLINE u64 handle_self(void) { return handle_of(__gomc_self()); }
INLINE u64 thread_of(u64 handle) { return (handle - HANDLE) >> HANDLE_SHIFT; }

INLINE int created(u64 handle)
{
	u64 thread = thread_of(handle);
	return thread < THREADS_MAX && handle_of(thread) == handle && __gomc_is_thread(thread);
}

/*
 * What glibc returns for a thread that was joined: while another thread may be waiting for it still, what it returns
 * for one that has a thread waiting.
 */
INLINE int error_of_joined(void) { return __gomc_shared_joins() ? EINVAL : ESRCH; }

INLINE int join(u64 handle, u64 *result)
{
	if (!created(handle))
		return misuse("join of a thread that was never created", ESRCH);
	if (handle == handle_self())
		return EDEADLK;
	switch (settle(thread_of(handle), JOINED)) {
	case JOINED:
		return misuse("join of a thread that is joined already", error_of_joined());
	case DETACHED:
		return misuse("join of a detached thread", EINVAL);
	}
	*result = __gomc_join(thread_of(handle));
	return 0;
}

INLINE int detach(u64 handle)
{
	if (!created(handle))
		return misuse("detachment of a thread that was never created", ESRCH);
	switch (settle(thread_of(handle), DETACHED)) {
	case JOINED:
		return misuse("detachment of a thread that is joined already", error_of_joined());
	case DETACHED:
		return misuse("detachment of a detached thread", EINVAL);
	}
	return 0;
}

#endif

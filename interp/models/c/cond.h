/*
 * The operations on a condition variable, for pthreads and for C11 threads.
 * The word holds the set of the threads that wait in the low half and the set
 * of those that were woken and have not left yet in the high half. Bit 63,
 * which would be that of thread 31, marks a destroyed one.
 */
#ifndef GOMC_COND_H
#define GOMC_COND_H

#include "mutex.h"

#define COND_THREADS 31
#define COND_DESTROYED (1ull << 63)

INLINE void cond_init(void *cond) { *word_of(cond) = 0; }

INLINE void cond_check(u64 old)
{
	if (old & COND_DESTROYED)
		__gomc_error(MUTEX_ERROR, "use of a destroyed condition variable");
}

/*
 * The thread joins the waiters while it still holds the mutex: so releasing the
 * mutex and beginning to wait are one step for whoever locks the mutex next.
 */
INLINE void cond_enqueue(void *cond, void *mutex, u32 self)
{
	if (self >= COND_THREADS)
		__gomc_unsupported("condition variable used by more than 31 threads");
	cond_check(__gomc_rmw(OP_COND_ENQUEUE, word_of(cond), 8, self, 0, SYNC_COND));
	u64 old = __gomc_rmw(OP_MUTEX_UNLOCK, word_of(mutex), 8, (u64)self + 1, 0, SYNC_MUTEX);
	if (low(old) == DESTROYED)
		__gomc_error(MUTEX_ERROR, "wait for a condition with a destroyed mutex");
	if (low(old) != self + 1)
		__gomc_error(MUTEX_ERROR, "wait for a condition without holding the mutex");
}

INLINE int cond_wait(void *cond, void *mutex)
{
	u32 self = __gomc_self();
	u64 old;
	cond_enqueue(cond, mutex, self);
	do {
		old = __gomc_wait(OP_COND_WAKE, word_of(cond), 8, self, 0, SYNC_COND);
	} while (!(high(old) & 1u << self));
	return mutex_lock(mutex);
}

/*
 * The time-out can come at any moment after the wait began. In the step in
 * which it comes, the thread leaves whichever set it is in: it was woken if it
 * is among the woken ones, else the time was over, and no signal is lost.
 */
INLINE int cond_timed_wait(void *cond, void *mutex)
{
	u32 self = __gomc_self();
	u64 mine = (u64)1 << self | (u64)1 << (32 + self);
	cond_enqueue(cond, mutex, self);
	u64 old = __gomc_rmw(OP_AND, word_of(cond), 8, ~mine, 0, SYNC_COND);
	int locked = mutex_lock(mutex);
	if (locked != 0)
		return locked;
	return high(old) & 1u << self ? 0 : ETIMEDOUT;
}

INLINE void cond_signal(void *cond)
{
	cond_check(__gomc_rmw(OP_COND_SIGNAL, word_of(cond), 8, 0, 0, SYNC_COND));
}

INLINE void cond_broadcast(void *cond)
{
	cond_check(__gomc_rmw(OP_COND_BROADCAST, word_of(cond), 8, 0, 0, SYNC_COND));
}

/*
 * A condition variable may be destroyed as soon as nobody waits: right after a
 * broadcast, for example, while the woken threads are still on their way out.
 * So destruction waits for them, as glibc's does.
 */
INLINE void cond_destroy(void *cond)
{
	u64 old;
	do {
		old = __gomc_wait(OP_CMP_XCHG, word_of(cond), 8, COND_DESTROYED, 0, SYNC_COND);
	} while (low(old) == 0 && old != 0 && !(old & COND_DESTROYED));
	if (old & COND_DESTROYED)
		__gomc_error(MUTEX_ERROR, "destruction of a destroyed condition variable");
	if (old != 0)
		__gomc_error(MUTEX_ERROR, "destruction of a condition variable that a thread waits for");
}

#endif

/*
 * The operations on a condition variable, for pthreads and for C11 threads.
 * The word holds the set of the threads that wait in the low half. The top bit,
 * which would be that of one more thread, marks a destroyed one.
 *
 * Who was woken looks at the word, and goes on. So nobody can tell in which order those do that a broadcast wakes.
 *
 * But a condition variable may be destroyed as soon as nobody waits: right after a
 * broadcast, for example, while the woken threads are still on their way out, and then its memory may end.
 * So its destruction waits for them, as glibc's does. For that, those that were woken and have not left are in the high half, and a thread leaves by writing the
 * word. It is so where condition variables are destroyed, for those whose memory may end; and where they are initialised while the program runs, as who waits then is
 * forgotten, and waits for ever: who is in no set need not have been woken. The others last.
 */
#ifndef GOMC_COND_H
#define GOMC_COND_H

#include "mutex.h"

#define COND_THREADS (HALF - 1)
#define COND_DESTROYED ((u64)1 << (2 * HALF - 1))

INLINE int lasts(void *cond) { return (uintptr_t)cond < __gomc_lasting_conditions(); }

INLINE enum gomc_wakes remembering(void *cond) { return lasts(cond) ? FORGET : REMEMBER; }

INLINE void cond_init(void *cond) { *word_of(cond) = 0; }

/* Whether a thread that has begun to wait was woken: by the bit of those that were or, where nobody is remembered, since it is in neither set. */
INLINE int was_woken(u64 old, u32 self, enum gomc_wakes wakes)
{
	u64 waits = (u64)1 << self, other = waits << HALF;
	return wakes == FORGET ? (old & (waits | other)) == 0 : (old & other) != 0;
}

INLINE int cond_check(u64 old)
{
	return old & COND_DESTROYED ? misuse("use of a destroyed condition variable", EINVAL) : 0;
}

#ifdef GOMC_SMALL
INLINE int cond_bind(void *cond, void *mutex, u64 old) { return 0; }
#else
/*
 * While threads wait, the condition variable is bound to their mutex: its address stands behind the word. It is
 * accessed while the mutex is held, so that nobody is in the way but who waits with another one. old is the word before the thread
 * has joined the waiters.
 */
INLINE int cond_bind(void *cond, void *mutex, u64 old)
{
	uintptr_t *bound = (uintptr_t *)(word_of(cond) + 1);
	if (low(old) == 0) {
		__atomic_store_n(bound, (uintptr_t)mutex, __ATOMIC_RELAXED);
		return 0;
	}
	uintptr_t other = __atomic_load_n(bound, __ATOMIC_RELAXED);
	if (!__gomc_defined(other) || other == (uintptr_t)mutex)
		return 0;
	return misuse("wait for a condition with another mutex than a thread that waits", EINVAL);
}
#endif

/*
 * The thread joins the waiters while it still holds the mutex: so releasing the
 * mutex and beginning to wait are one step for whoever locks the mutex next.
 * A thread that may not wait leaves them again.
 */
INLINE int cond_enqueue(void *cond, void *mutex, u32 self)
{
	if (self >= COND_THREADS)
		__gomc_unsupported("condition variable used by a thread whose number is beyond those that it can hold");
	u64 old = __gomc_rmw(OP_COND_ENQUEUE, word_of(cond), WORD, self, 0, SYNC_COND);
	if (cond_check(old))
		return EINVAL;
	int error = cond_bind(cond, mutex, old);
	if (!error) {
		if (robust(mutex))
			__gomc_robust_unlocks(mutex);
		old = __gomc_rmw(OP_MUTEX_UNLOCK, word_of(mutex), WORD, (u64)self + 1, 0, SYNC_MUTEX);
		if (low(old) == DESTROYED)
			error = misuse("wait for a condition with a destroyed mutex", EINVAL);
		else if (low(old) != self + 1)
			error = misuse("wait for a condition without holding the mutex", EPERM);
	}
	if (error)
		__gomc_rmw(OP_COND_LEAVE, word_of(cond), WORD, self, 0, SYNC_COND);
	return error;
}

/*
 * The thread leaves whichever set it is in, and finds out whether it was woken: so no signal is lost.
 */
INLINE int cond_leave(void *cond, u32 self)
{
	u64 old = __gomc_rmw(OP_COND_LEAVE, word_of(cond), WORD, self, 0, SYNC_COND);
	return was_woken(old, self, remembering(cond));
}

/*
 * Wake-ups without a signal, with --env=spurious-wakeups. A thread does not have two in a row from one condition variable, so
 * that the usual loop around a wait comes to an end: under the address of the condition variable the thread remembers whether
 * the last one was of this kind.
 */
INLINE int cond_spurious(void *cond)
{
	return __gomc_may_happen(SPURIOUS_WAKEUP) && !__gomc_note((uintptr_t)word_of(cond), 0) && __gomc_happens(SPURIOUS_WAKEUP);
}

INLINE void cond_woken(void *cond, int spurious)
{
	if (__gomc_may_happen(SPURIOUS_WAKEUP))
		__gomc_remember((uintptr_t)word_of(cond), (u64)spurious);
}

/* The thread waits until it is woken. */
INLINE void cond_await(void *cond, u32 self)
{
	u64 old;
	if (lasts(cond)) {
		do {
			old = __gomc_wait(OP_COND_SLEEP, word_of(cond), WORD, self, 0, SYNC_COND);
		} while (!was_woken(old, self, FORGET));
	} else {
		do {
			old = __gomc_wait(OP_COND_WAKE, word_of(cond), WORD, self, 0, SYNC_COND);
		} while (!was_woken(old, self, REMEMBER));
	}
}

/* The thread waits, and does not hold the mutex afterwards unless there is an error. */
INLINE int cond_sleep(void *cond, void *mutex)
{
	u32 self = __gomc_self();
	int error = cond_enqueue(cond, mutex, self);
	if (error)
		return error;
	if (cond_spurious(cond)) {
		cond_woken(cond, !cond_leave(cond, self));
		return 0;
	}
	cond_await(cond, self);
	cond_woken(cond, 0);
	return 0;
}

INLINE int cond_wait(void *cond, void *mutex)
{
	int error = cond_sleep(cond, mutex);
	return error ? error : mutex_lock(mutex);
}

/*
 * The time-out can come at any moment after the wait began: the thread leaves in the step in
 * which it comes, and if it was not woken then the time was over, or it wakes up for no reason. in_time tells.
 */
INLINE int cond_timed_sleep(void *cond, void *mutex, int *in_time)
{
	u32 self = __gomc_self();
	int error = cond_enqueue(cond, mutex, self);
	if (error)
		return error;
	int woken = cond_leave(cond, self);
	int spurious = !woken && cond_spurious(cond);
	cond_woken(cond, spurious);
	*in_time = woken || spurious;
	return 0;
}

INLINE int cond_timed_wake(void *mutex, int in_time)
{
	int locked = mutex_lock(mutex);
	if (locked != 0)
		return locked;
	return in_time ? 0 : ETIMEDOUT;
}

INLINE int cond_timed_wait(void *cond, void *mutex)
{
	int in_time;
	int error = cond_timed_sleep(cond, mutex, &in_time);
	return error ? error : cond_timed_wake(mutex, in_time);
}

INLINE int cond_signal(void *cond)
{
	return cond_check(__gomc_rmw(OP_COND_SIGNAL, word_of(cond), WORD, remembering(cond), 0, SYNC_COND));
}

INLINE int cond_broadcast(void *cond)
{
	return cond_check(__gomc_rmw(OP_COND_BROADCAST, word_of(cond), WORD, remembering(cond), 0, SYNC_COND));
}

/* As said above, it waits for those that were woken. */
INLINE int cond_destroy(void *cond)
{
	u64 old;
	do {
		old = __gomc_wait(OP_CMP_XCHG, word_of(cond), WORD, COND_DESTROYED, 0, SYNC_COND);
	} while (low(old) == 0 && old != 0 && !(old & COND_DESTROYED));
	if (old & COND_DESTROYED)
		return misuse("destruction of a destroyed condition variable", EINVAL);
	if (old != 0)
		return misuse("destruction of a condition variable that a thread waits for", EBUSY);
	return 0;
}

#endif

/*
 * The operations on a mutex, for pthreads and for C11 threads. The word holds
 * the owner in the low half (0: unlocked) and the levels beyond the first in
 * the high half. The kind is where glibc's static initialisers put it or, in a
 * word of four bytes, in its two top bits.
 */
#ifndef GOMC_MUTEX_H
#define GOMC_MUTEX_H

#include "models.h"

/* glibc's kinds. Adaptive is normal: it differs in speed only. */
enum { MUTEX_NORMAL, MUTEX_RECURSIVE, MUTEX_ERRORCHECK, MUTEX_ADAPTIVE, ROBUST_AT = 4, MUTEX_ROBUST = 1 << ROBUST_AT };

#ifdef GOMC_SMALL
INLINE void mutex_init(void *mutex, int kind) { *word_of(mutex) = (u32)kind << 30; }

/* The operation looks at the kind by itself. */
INLINE int mutex_kind(void *mutex) { return MUTEX_NORMAL; }
INLINE int plain_kind(int kind) { return kind; }
INLINE int kind_in(u64 word, int kind)
{
	kind = (int)(word >> 30 & 3);
	return kind == MUTEX_ADAPTIVE ? MUTEX_NORMAL : kind;
}
#else
#if __SIZEOF_POINTER__ == 4
#define KIND_OFFSET 12
#else
#define KIND_OFFSET 16
#endif

INLINE int *mutex_kind_word(void *mutex) { return (int *)((char *)mutex + KIND_OFFSET); }

/* What has become of a robust mutex. */
enum { CONSISTENT, OWNER_DEAD, NOT_RECOVERABLE };
INLINE u32 *robust_state(void *mutex) { return (u32 *)(mutex_kind_word(mutex) + 2); }

/* Most programs have normal mutexes only; then the kind is never read. */
INLINE int mutex_kind(void *mutex) { return __gomc_mutex_kinds() ? *mutex_kind_word(mutex) & (3 | MUTEX_ROBUST) : MUTEX_NORMAL; }

INLINE int plain_kind(int kind)
{
	kind &= 3;
	return kind == MUTEX_ADAPTIVE ? MUTEX_NORMAL : kind;
}

INLINE int kind_in(u64 word, int kind) { return kind; }

INLINE void mutex_init(void *mutex, int kind)
{
	*word_of(mutex) = 0;
	if (__gomc_mutex_kinds())
		*mutex_kind_word(mutex) = kind;
	if (__gomc_robust_mutexes())
		*robust_state(mutex) = CONSISTENT;
}
#endif

#if defined(GOMC_SMALL) || defined(GOMC_PLAIN)
INLINE int is_robust(int kind) { return 0; }
INLINE int robust(void *mutex) { return 0; }
INLINE int __gomc_robust_acquired(void *mutex, int again) { return 0; }
INLINE int __gomc_robust_unlocks(void *mutex) { return 0; }
#else
INLINE int is_robust(int kind) { return __gomc_robust_mutexes() && kind & MUTEX_ROBUST; }

/* The kind is read in programs that have robust mutexes only. */
INLINE int robust(void *mutex) { return __gomc_robust_mutexes() && mutex_kind(mutex) & MUTEX_ROBUST; }

/*
 * A robust mutex outlives its owner: see robust.c. Which ones a thread holds it remembers in notes, each half the address of a mutex: that of the latest, and from there
 * on, within the memory of each, the one before; and how often it has locked the mutex beyond once. The state is behind the kind, and is accessed only by who holds the mutex.
 */
#define NOTE_ROBUST (~(u64)28)

INLINE u64 robust_before(void *mutex) { return (uintptr_t)robust_state(mutex); }
INLINE u64 robust_levels(void *mutex) { return (uintptr_t)(mutex_kind_word(mutex) + 1); }
INLINE u32 robust_is(void *mutex) { return __atomic_load_n(robust_state(mutex), __ATOMIC_RELAXED); }
INLINE void robust_becomes(void *mutex, u32 state) { __atomic_store_n(robust_state(mutex), state, __ATOMIC_RELAXED); }

INLINE void robust_note(void *mutex) { __gomc_remember(robust_before(mutex), __gomc_remember(NOTE_ROBUST, (uintptr_t)mutex >> 1)); }

/* Takes a mutex from what is noted under a key. */
INLINE void robust_forget(void *mutex, u64 key)
{
	__gomc_remember(key, __gomc_remember(robust_before(mutex), 0));
}

/* Returns the key under which a mutex is noted, 0 if the thread does not hold it. */
static inline u64 __gomc_robust_key(void *mutex)
{
	u64 held;
	for (u64 key = NOTE_ROBUST; (held = __gomc_note(key, 0)) != 0; key = robust_before((void *)(uintptr_t)(held << 1))) {
		if (held == (uintptr_t)mutex >> 1)
			return key;
	}
	return 0;
}

/* The thread has locked a robust mutex, again if it has held it before. */
static inline int __gomc_robust_acquired(void *mutex, int again)
{
	if (again) {
		__gomc_note(robust_levels(mutex), 1);
		return 0;
	}
	u32 state = robust_is(mutex);
	if (state == NOT_RECOVERABLE) {
		release_lock(word_of(mutex));
		return ENOTRECOVERABLE;
	}
	robust_note(mutex);
	return state == OWNER_DEAD ? EOWNERDEAD : 0;
}

/*
 * The thread is about to unlock a robust mutex, if it holds it; what that returns is returned. A mutex that it did not make consistent is of no use any more, which glibc says
 * at the inner levels.
 */
static inline int __gomc_robust_unlocks(void *mutex)
{
	u64 key = __gomc_robust_key(mutex);
	if (!key)
		return 0;
	int dead = robust_is(mutex) == OWNER_DEAD;
	if (__gomc_note(robust_levels(mutex), 0)) {
		__gomc_note(robust_levels(mutex), -1);
		return dead ? ENOTRECOVERABLE : 0;
	}
	if (dead)
		robust_becomes(mutex, NOT_RECOVERABLE);
	robust_forget(mutex, key);
	return 0;
}
#endif

/*
 * A locked mutex makes its caller wait, its owner too if the mutex is normal:
 * that owner waits for ever. The owner of an errorcheck mutex is told so, the
 * owner of a recursive one goes one level deeper.
 */
INLINE int mutex_lock(void *mutex)
{
	u64 self = owner_self();
	int all = mutex_kind(mutex), kind = plain_kind(all);
	u64 old;
	do {
		old = __gomc_wait(OP_MUTEX_LOCK, word_of(mutex), WORD, self, kind == MUTEX_RECURSIVE, SYNC_MUTEX);
	} while (low(old) != 0 && low(old) != DESTROYED && (low(old) != self || kind_in(old, kind) == MUTEX_NORMAL));
	if (low(old) == DESTROYED)
		return misuse("lock of a destroyed mutex", EINVAL);
	if (low(old) == self && kind_in(old, kind) == MUTEX_ERRORCHECK)
		return EDEADLK;
	return is_robust(all) ? __gomc_robust_acquired(mutex, low(old) == self) : 0;
}

/*
 * As lock, but busy is returned instead of waiting. This serves the timed lock
 * as well: one that waits and succeeds cannot be told from one that is called
 * later, and one that times out found the mutex locked.
 */
INLINE int mutex_try_lock(void *mutex, int busy)
{
	u64 self = owner_self();
	int all = mutex_kind(mutex), kind = plain_kind(all);
	u64 old = __gomc_rmw(OP_MUTEX_LOCK, word_of(mutex), WORD, self, kind == MUTEX_RECURSIVE, SYNC_MUTEX);
	if (low(old) == DESTROYED)
		return misuse("lock of a destroyed mutex", EINVAL);
	if (low(old) == 0 || (low(old) == self && kind_in(old, kind) == MUTEX_RECURSIVE))
		return is_robust(all) ? __gomc_robust_acquired(mutex, low(old) == self) : 0;
	if (low(old) == self && kind_in(old, kind) == MUTEX_ERRORCHECK && (busy == ETIMEDOUT || is_robust(all)))
		return EDEADLK;
	return busy;
}

/* Only who would have to wait looks at the time. */
INLINE int mutex_timed_lock(void *mutex, const void *time)
{
	int error = mutex_try_lock(mutex, ETIMEDOUT);
	return error == ETIMEDOUT && !is_time(time) ? EINVAL : error;
}

/*
 * Only the owner may unlock. The other kinds and robust ones answer EPERM; on a normal mutex
 * the behaviour is undefined, which is an error of the program.
 */
INLINE int mutex_unlock(void *mutex)
{
	u64 self = owner_self();
	int outlives = robust(mutex), error = outlives ? __gomc_robust_unlocks(mutex) : 0;
	u64 old = __gomc_rmw(OP_MUTEX_UNLOCK, word_of(mutex), WORD, self, 0, SYNC_MUTEX);
	if (low(old) == self)
		return error;
	if (low(old) == DESTROYED)
		return misuse("unlock of a destroyed mutex", EINVAL);
	if (outlives || kind_in(old, plain_kind(mutex_kind(mutex))) != MUTEX_NORMAL)
		return EPERM;
	if (low(old) == 0)
		return misuse("unlock of a mutex that is not locked", EPERM);
	return misuse("unlock of a mutex that another thread holds", EPERM);
}

/* The word of an unlocked mutex is 0, but for the kind. */
INLINE int mutex_destroy(void *mutex)
{
	u64 old = __gomc_rmw(OP_CMP_XCHG, word_of(mutex), WORD, DESTROYED, 0, SYNC_MUTEX);
#ifdef GOMC_SMALL
	u64 kind = old;
	if (old != 0 && low(old) == 0)
		old = __gomc_rmw(OP_CMP_XCHG, word_of(mutex), WORD, DESTROYED, kind, SYNC_MUTEX) == kind ? 0 : 1;
#endif
	if (low(old) == DESTROYED)
		return misuse("destruction of a destroyed mutex", EINVAL);
	if (old != 0)
		return misuse("destruction of a locked mutex", EBUSY);
	return 0;
}

#endif

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
enum { MUTEX_NORMAL, MUTEX_RECURSIVE, MUTEX_ERRORCHECK, MUTEX_ADAPTIVE };

#ifdef GOMC_SMALL
INLINE void mutex_init(void *mutex, int kind) { *word_of(mutex) = (u32)kind << 30; }

/* The operation looks at the kind by itself. */
INLINE int mutex_kind(void *mutex) { return MUTEX_NORMAL; }
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

/* Most programs have normal mutexes only; then the kind is never read. */
INLINE int mutex_kind(void *mutex)
{
	if (!__gomc_mutex_kinds())
		return MUTEX_NORMAL;
	int kind = *mutex_kind_word(mutex) & 3;
	return kind == MUTEX_ADAPTIVE ? MUTEX_NORMAL : kind;
}

INLINE int kind_in(u64 word, int kind) { return kind; }

INLINE void mutex_init(void *mutex, int kind)
{
	*word_of(mutex) = 0;
	if (__gomc_mutex_kinds())
		*mutex_kind_word(mutex) = kind;
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
	int kind = mutex_kind(mutex);
	u64 old;
	do {
		old = __gomc_wait(OP_MUTEX_LOCK, word_of(mutex), WORD, self, kind == MUTEX_RECURSIVE, SYNC_MUTEX);
	} while (low(old) != 0 && low(old) != DESTROYED && (low(old) != self || kind_in(old, kind) == MUTEX_NORMAL));
	if (low(old) == DESTROYED)
		return misuse("lock of a destroyed mutex", EINVAL);
	if (low(old) == self && kind_in(old, kind) == MUTEX_ERRORCHECK)
		return EDEADLK;
	return 0;
}

/*
 * As lock, but busy is returned instead of waiting. This serves the timed lock
 * as well: one that waits and succeeds cannot be told from one that is called
 * later, and one that times out found the mutex locked.
 */
INLINE int mutex_try_lock(void *mutex, int busy)
{
	u64 self = owner_self();
	int kind = mutex_kind(mutex);
	u64 old = __gomc_rmw(OP_MUTEX_LOCK, word_of(mutex), WORD, self, kind == MUTEX_RECURSIVE, SYNC_MUTEX);
	if (low(old) == DESTROYED)
		return misuse("lock of a destroyed mutex", EINVAL);
	if (low(old) == 0 || (low(old) == self && kind_in(old, kind) == MUTEX_RECURSIVE))
		return 0;
	if (low(old) == self && kind_in(old, kind) == MUTEX_ERRORCHECK && busy == ETIMEDOUT)
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
 * Only the owner may unlock. The other kinds answer EPERM; on a normal mutex
 * the behaviour is undefined, which is an error of the program.
 */
INLINE int mutex_unlock(void *mutex)
{
	u64 self = owner_self();
	u64 old = __gomc_rmw(OP_MUTEX_UNLOCK, word_of(mutex), WORD, self, 0, SYNC_MUTEX);
	if (low(old) == self)
		return 0;
	if (low(old) == DESTROYED)
		return misuse("unlock of a destroyed mutex", EINVAL);
	if (kind_in(old, mutex_kind(mutex)) != MUTEX_NORMAL)
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

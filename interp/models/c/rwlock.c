/*
 * Reader-writer locks. The word holds the writer in the low half (0: none) and
 * the number of readers in the high half. Each thread remembers how many times
 * it reads, so that an unlock by a thread that does not read is found. Nobody is
 * preferred: every order in which the lock can be granted is explored.
 */
#include "attributes.h"

typedef struct rwlock pthread_rwlock_t;
typedef int pthread_rwlockattr_t;

INLINE int check(u64 old)
{
	return low(old) == DESTROYED ? misuse("use of a destroyed reader-writer lock", EINVAL) : 0;
}

/* The thread reads: change is 1; or no more: -1. Returns how many times it read before. */
INLINE u64 reads(pthread_rwlock_t *lock, int change) { return __gomc_note((uintptr_t)lock, change); }

int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attr)
{
	*word_of(lock) = 0;
	return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *lock)
{
	u64 old = __gomc_rmw(OP_CMP_XCHG, word_of(lock), WORD, DESTROYED, 0, SYNC_RW_LOCK);
	if (check(old))
		return EINVAL;
	return old != 0 ? misuse("destruction of a locked reader-writer lock", EBUSY) : 0;
}

/* A reader waits for the writer; glibc tells the writer itself so. */
int pthread_rwlock_rdlock(pthread_rwlock_t *lock)
{
	u64 self = owner_self();
	u64 old;
	do {
		old = __gomc_wait(OP_READ_LOCK, word_of(lock), WORD, self, 0, SYNC_RW_LOCK);
	} while (low(old) != 0 && low(old) != DESTROYED && low(old) != self);
	if (check(old))
		return EINVAL;
	if (low(old) == self)
		return EDEADLK;
	reads(lock, 1);
	return 0;
}

/* A writer waits for everybody, for itself as a reader too: for ever. */
int pthread_rwlock_wrlock(pthread_rwlock_t *lock)
{
	u64 self = owner_self();
	u64 old;
	do {
		old = __gomc_wait(OP_WRITE_LOCK, word_of(lock), WORD, self, 0, SYNC_RW_LOCK);
	} while (old != 0 && low(old) != DESTROYED && low(old) != self);
	if (check(old))
		return EINVAL;
	return old == 0 ? 0 : EDEADLK;
}

INLINE int try_read(pthread_rwlock_t *lock, int busy)
{
	u64 old = __gomc_rmw(OP_READ_LOCK, word_of(lock), WORD, owner_self(), 0, SYNC_RW_LOCK);
	if (check(old))
		return EINVAL;
	if (low(old) != 0)
		return busy == ETIMEDOUT && low(old) == owner_self() ? EDEADLK : busy;
	reads(lock, 1);
	return 0;
}

INLINE int try_write(pthread_rwlock_t *lock, int busy)
{
	u64 old = __gomc_rmw(OP_WRITE_LOCK, word_of(lock), WORD, owner_self(), 0, SYNC_RW_LOCK);
	if (check(old))
		return EINVAL;
	if (old != 0)
		return busy == ETIMEDOUT && low(old) == owner_self() ? EDEADLK : busy;
	return 0;
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) { return try_read(lock, EBUSY); }
int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) { return try_write(lock, EBUSY); }

/* A timed lock that waits and succeeds cannot be told from a later call. */
int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const void *time) { return is_time(time) ? try_read(lock, ETIMEDOUT) : EINVAL; }
int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const void *time) { return is_time(time) ? try_write(lock, ETIMEDOUT) : EINVAL; }
int pthread_rwlock_clockrdlock(pthread_rwlock_t *lock, int clock, const void *time) { return is_clock(clock) ? pthread_rwlock_timedrdlock(lock, time) : EINVAL; }
int pthread_rwlock_clockwrlock(pthread_rwlock_t *lock, int clock, const void *time) { return is_clock(clock) ? pthread_rwlock_timedwrlock(lock, time) : EINVAL; }

int pthread_rwlock_unlock(pthread_rwlock_t *lock)
{
	u64 self = owner_self();
	u64 old = __gomc_rmw(OP_RW_UNLOCK, word_of(lock), WORD, self, 0, SYNC_RW_LOCK);
	if (check(old))
		return EINVAL;
	if (old == 0)
		return misuse("unlock of a reader-writer lock that is not locked", EPERM);
	if (low(old) == self)
		return 0;
	if (low(old) != 0)
		return misuse("unlock of a reader-writer lock that another thread holds for writing", EPERM);
	if (reads(lock, 0) == 0)
		return misuse("unlock of a reader-writer lock that other threads hold for reading", 0);
	reads(lock, -1);
	return 0;
}

/* The names under which glibc exports the same functions. */
int __pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attr)
{
	return pthread_rwlock_init(lock, attr);
}
int __pthread_rwlock_destroy(pthread_rwlock_t *lock) { return pthread_rwlock_destroy(lock); }
int __pthread_rwlock_rdlock(pthread_rwlock_t *lock) { return pthread_rwlock_rdlock(lock); }
int __pthread_rwlock_wrlock(pthread_rwlock_t *lock) { return pthread_rwlock_wrlock(lock); }
int __pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) { return try_read(lock, EBUSY); }
int __pthread_rwlock_trywrlock(pthread_rwlock_t *lock) { return try_write(lock, EBUSY); }
int __pthread_rwlock_unlock(pthread_rwlock_t *lock) { return pthread_rwlock_unlock(lock); }

int pthread_rwlockattr_init(pthread_rwlockattr_t *attr)
{
	*attr = 0;
	return 0;
}
int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attr) { return 0; }

/* One process, and nobody is preferred: these attributes change nothing. */
enum { SHARED_AT = 0, KIND_AT = 1, KIND_BITS = 2, KIND_MAX = 2 };

int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *attr, int shared) { return set_attribute(attr, SHARED_AT, 1, shared, 0, PROCESS_SHARED); }
int pthread_rwlockattr_getpshared(const pthread_rwlockattr_t *attr, int *shared) { return get_attribute(attr, SHARED_AT, 1, shared); }
int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *attr, int kind) { return set_attribute(attr, KIND_AT, KIND_BITS, kind, 0, KIND_MAX); }
int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t *attr, int *kind) { return get_attribute(attr, KIND_AT, KIND_BITS, kind); }

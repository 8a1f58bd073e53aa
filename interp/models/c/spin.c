/*
 * Spin locks: an int that holds the owner, 0 if unlocked. Its waiting is the
 * waiting of a mutex, since a fair schedule cannot tell them apart.
 */
#include "models.h"

typedef volatile int pthread_spinlock_t;

#define SPIN_DESTROYED 0xffffu /* as an owner: the low half of the int */

int pthread_spin_init(pthread_spinlock_t *lock, int shared)
{
	*(int *)lock = 0;
	return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock)
{
	u32 old = (u32)__gomc_rmw(OP_CMP_XCHG, (void *)lock, 4, SPIN_DESTROYED, 0, SYNC_MUTEX);
	if (old == SPIN_DESTROYED)
		return misuse("destruction of a destroyed spin lock", EINVAL);
	if (old != 0)
		return misuse("destruction of a locked spin lock", EBUSY);
	return 0;
}

int pthread_spin_lock(pthread_spinlock_t *lock)
{
	u64 self = owner_self();
	u32 old;
	do {
		old = (u32)__gomc_wait(OP_MUTEX_LOCK, (void *)lock, 4, self, 0, SYNC_MUTEX);
	} while (old != 0 && old != SPIN_DESTROYED);
	if (old == SPIN_DESTROYED)
		return misuse("lock of a destroyed spin lock", EINVAL);
	return 0;
}

int pthread_spin_trylock(pthread_spinlock_t *lock)
{
	u32 old = (u32)__gomc_rmw(OP_MUTEX_LOCK, (void *)lock, 4, owner_self(), 0, SYNC_MUTEX);
	if (old == SPIN_DESTROYED)
		return misuse("lock of a destroyed spin lock", EINVAL);
	return old == 0 ? 0 : EBUSY;
}

int pthread_spin_unlock(pthread_spinlock_t *lock)
{
	u64 self = owner_self();
	u32 old = (u32)__gomc_rmw(OP_MUTEX_UNLOCK, (void *)lock, 4, self, 0, SYNC_MUTEX);
	if (old == self)
		return 0;
	if (old == SPIN_DESTROYED)
		return misuse("unlock of a destroyed spin lock", EINVAL);
	if (old == 0)
		return misuse("unlock of a spin lock that is not locked", EPERM);
	return misuse("unlock of a spin lock that another thread holds", EPERM);
}

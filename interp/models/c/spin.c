/*
 * Spin locks: an int that holds the owner, 0 if unlocked. Its waiting is the
 * waiting of a mutex, since a fair schedule cannot tell them apart.
 */
#include "models.h"

typedef volatile int pthread_spinlock_t;

int pthread_spin_init(pthread_spinlock_t *lock, int shared)
{
	*(int *)lock = 0;
	return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock)
{
	u32 old = (u32)__gomc_rmw(OP_CMP_XCHG, (void *)lock, 4, DESTROYED, 0, SYNC_MUTEX);
	if (old == DESTROYED)
		__gomc_error(MUTEX_ERROR, "destruction of a destroyed spin lock");
	if (old != 0)
		__gomc_error(MUTEX_ERROR, "destruction of a locked spin lock");
	return 0;
}

int pthread_spin_lock(pthread_spinlock_t *lock)
{
	u64 self = owner_self();
	u32 old;
	do {
		old = (u32)__gomc_wait(OP_MUTEX_LOCK, (void *)lock, 4, self, 0, SYNC_MUTEX);
	} while (old != 0 && old != DESTROYED);
	if (old == DESTROYED)
		__gomc_error(MUTEX_ERROR, "lock of a destroyed spin lock");
	return 0;
}

int pthread_spin_trylock(pthread_spinlock_t *lock)
{
	u32 old = (u32)__gomc_rmw(OP_MUTEX_LOCK, (void *)lock, 4, owner_self(), 0, SYNC_MUTEX);
	if (old == DESTROYED)
		__gomc_error(MUTEX_ERROR, "lock of a destroyed spin lock");
	return old == 0 ? 0 : EBUSY;
}

int pthread_spin_unlock(pthread_spinlock_t *lock)
{
	u64 self = owner_self();
	u32 old = (u32)__gomc_rmw(OP_MUTEX_UNLOCK, (void *)lock, 4, self, 0, SYNC_MUTEX);
	if (old == self)
		return 0;
	if (old == DESTROYED)
		__gomc_error(MUTEX_ERROR, "unlock of a destroyed spin lock");
	if (old == 0)
		__gomc_error(MUTEX_ERROR, "unlock of a spin lock that is not locked");
	__gomc_error(MUTEX_ERROR, "unlock of a spin lock that another thread holds");
}

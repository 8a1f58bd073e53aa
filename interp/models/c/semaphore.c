/* Semaphores, but for the names of those that have one (semopen.c). */
#include "cancel.h"
#include "semaphore.h"

/* Tells whether the semaphore is there; if not, errno says so. */
INLINE int check(u64 old)
{
	if (old <= SEM_VALUE_MAX)
		return 1;
	fail(misuse("use of a destroyed semaphore", EINVAL));
	return 0;
}

int sem_init(sem_t *sem, int shared, u32 value)
{
	if (value > SEM_VALUE_MAX)
		return fail(EINVAL);
	*word_of(sem) = (word)value;
	return 0;
}

/* A thread that waits meanwhile sees the destroyed value, and is the error. */
int sem_destroy(sem_t *sem)
{
	return check(__gomc_rmw(OP_XCHG, word_of(sem), WORD, SEM_DESTROYED, 0, SYNC_SEMAPHORE)) ? 0 : -1;
}

/* A request that is there already is honoured, also where there is nothing to wait for. */
int sem_wait(sem_t *sem)
{
	u64 old;
	cancellation_point();
	enum ending how = begin_waiting();
	if (how == CANCELLED)
		cancelled();
	if (how == PENDING) {
		old = __gomc_rmw(OP_SEM_WAIT, word_of(sem), WORD, 0, 0, SYNC_SEMAPHORE);
		expect(old != 0);
	} else {
		do {
			old = __gomc_wait(OP_SEM_WAIT, word_of(sem), WORD, 0, 0, SYNC_SEMAPHORE);
		} while (old == 0);
	}
	end_waiting(how);
	return check(old) ? 0 : -1;
}

INLINE int try_wait(sem_t *sem, int busy)
{
	u64 old = __gomc_rmw(OP_SEM_WAIT, word_of(sem), WORD, 0, 0, SYNC_SEMAPHORE);
	if (!check(old))
		return -1;
	return old == 0 ? fail(busy) : 0;
}

int sem_trywait(sem_t *sem) { return try_wait(sem, EAGAIN); }

/* A timed wait that succeeds in the end cannot be told from a later call. */
int sem_timedwait(sem_t *sem, const void *time)
{
	if (!is_time(time))
		return fail(EINVAL);
	cancellation_point();
	return try_wait(sem, ETIMEDOUT);
}

int sem_clockwait(sem_t *sem, int clock, const void *time)
{
	if (!is_time(time) || !is_clock(clock))
		return fail(EINVAL);
	cancellation_point();
	return try_wait(sem, ETIMEDOUT);
}

int sem_post(sem_t *sem)
{
	u64 old = __gomc_rmw(OP_ADD, word_of(sem), WORD, 1, 0, SYNC_SEMAPHORE);
	if (!check(old))
		return -1;
	if (old == SEM_VALUE_MAX)
		__gomc_unsupported("overflow of a semaphore");
	return 0;
}

int sem_getvalue(sem_t *sem, int *value)
{
	u64 now = __atomic_load_n(word_of(sem), __ATOMIC_SEQ_CST);
	if (!check(now))
		return -1;
	*value = (int)now;
	return 0;
}

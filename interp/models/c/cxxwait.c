/*
 * Functions of the headers of libstdc++ that wait until some time, and ask a clock for it. A clock may say anything, so that a program which waits again and again
 * would ask for ever. What is waited for may be over at any moment: nobody has to ask. The interpreter takes these for the program's own functions, whatever the arguments of the templates are.
 */
#include "models.h"

int pthread_cond_clockwait(void *cond, void *mutex, int clock, const long *time);

int pthread_mutex_timedlock(void *mutex, const long *time);
int pthread_rwlock_timedwrlock(void *lock, const long *time);
int pthread_rwlock_timedrdlock(void *lock, const long *time);

static const long __gomc_any_time[2] = {0, 0};

struct lock {
	void *mutex;
	char owns;
};

/* std::cv_status. */
enum { NO_TIMEOUT, TIMEOUT };

/* Of a std::condition_variable, by any clock of the system. A thread that was woken may find that the time is over nevertheless, as it took long to come back. */
int __gomc_condition_wait_until(void *cond, struct lock *lock, const void *time)
{
	if (pthread_cond_clockwait(cond, lock->mutex, 1, __gomc_any_time) == ETIMEDOUT)
		return TIMEOUT;
	return __gomc_choice(2) ? TIMEOUT : NO_TIMEOUT;
}

/* Of std::this_thread: no step, as every sleep. */
void __gomc_sleep_until(const void *time) {}

/* Of a std::timed_mutex and the like. */
_Bool __gomc_timed_mutex_try_until(void *mutex, const void *time) { return pthread_mutex_timedlock(mutex, __gomc_any_time) == 0; }
_Bool __gomc_shared_mutex_try_until(void *lock, const void *time) { return pthread_rwlock_timedwrlock(lock, __gomc_any_time) == 0; }
_Bool __gomc_shared_mutex_try_shared_until(void *lock, const void *time) { return pthread_rwlock_timedrdlock(lock, __gomc_any_time) == 0; }

/* Of a std::counting_semaphore: one attempt, as one that succeeds in the end cannot be told from a later call. */
_Bool __gomc_semaphore_try_until(int *count, const void *time)
{
	int now = __atomic_load_n(count, __ATOMIC_ACQUIRE);
	while (now > 0)
		if (__atomic_compare_exchange_n(count, &now, now - 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
			return 1;
	return 0;
}

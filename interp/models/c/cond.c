/* Condition variables of pthreads. */
#include "attributes.h"
#include "cancel.h"
#include "cond.h"

typedef struct mutex pthread_mutex_t;
typedef struct cond pthread_cond_t;
typedef int pthread_condattr_t;

int pthread_cond_init(pthread_cond_t *cond, const pthread_condattr_t *attr)
{
	cond_init(cond);
	return 0;
}

int pthread_cond_destroy(pthread_cond_t *cond)
{
	return cond_destroy(cond);
}

int pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex) 
{
	begin_waiting();
	int error = cond_wait(cond, mutex);
	end_waiting();
	return error;
}

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, const void *time)
{
	if (!is_time(time))
		return EINVAL;
	begin_waiting();
	int error = cond_timed_wait(cond, mutex);
	end_waiting();
	return error;
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, int clock, const void *time)
{
	if (!is_time(time) || !is_clock(clock))
		return EINVAL;
	begin_waiting();
	int error = cond_timed_wait(cond, mutex);
	end_waiting();
	return error;
}

int pthread_cond_signal(pthread_cond_t *cond)
{
	return cond_signal(cond);
}

int pthread_cond_broadcast(pthread_cond_t *cond)
{
	return cond_broadcast(cond);
}

/* One process, and clocks that do not run: the attributes change nothing. */
enum { SHARED_AT = 0, CLOCK_AT = 1, MONOTONIC = 1 };

int pthread_condattr_init(pthread_condattr_t *attr)
{
	*attr = 0;
	return 0;
}
int pthread_condattr_destroy(pthread_condattr_t *attr) { return 0; }
int pthread_condattr_setclock(pthread_condattr_t *attr, int clock) { return set_attribute(attr, CLOCK_AT, 1, clock, 0, MONOTONIC); }
int pthread_condattr_getclock(const pthread_condattr_t *attr, int *clock) { return get_attribute(attr, CLOCK_AT, 1, clock); }
int pthread_condattr_setpshared(pthread_condattr_t *attr, int shared) { return set_attribute(attr, SHARED_AT, 1, shared, 0, PROCESS_SHARED); }
int pthread_condattr_getpshared(const pthread_condattr_t *attr, int *shared) { return get_attribute(attr, SHARED_AT, 1, shared); }

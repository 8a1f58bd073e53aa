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

/* A wait during which somebody asks to cancel the thread. If that is what ends it, the thread has the mutex when its handlers run, and hands on a signal that has reached it. */
INLINE int wait_requested(void *cond, void *mutex, enum ending how)
{
	u32 self = __gomc_self();
	int error = cond_enqueue(cond, mutex, self);
	if (error)
		return error;
	if (how == PENDING) {
		expect(cond_leave(cond, self));
		end_waiting(how);
		return mutex_lock(mutex);
	}
	await_request();
	if (cond_leave(cond, self))
		cond_signal(cond);
	mutex_lock(mutex);
	honour();
}

int pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex)
{
	enum ending how = begin_waiting();
	if (how != UNREQUESTED)
		return wait_requested(cond, mutex, how);
	int error = cond_sleep(cond, mutex);
	end_waiting(how);
	return error ? error : mutex_lock(mutex);
}

/* A time-out comes, too, while a request is pending. */
INLINE int timed_wait(void *cond, void *mutex)
{
	int in_time;
	enum ending how = begin_waiting();
	if (how == CANCELLED)
		return wait_requested(cond, mutex, how);
	int error = cond_timed_sleep(cond, mutex, &in_time);
	end_waiting(how);
	return error ? error : cond_timed_wake(mutex, in_time);
}

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, const void *time)
{
	if (!is_time(time))
		return EINVAL;
	return timed_wait(cond, mutex);
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, int clock, const void *time)
{
	if (!is_time(time) || !is_clock(clock))
		return EINVAL;
	return timed_wait(cond, mutex);
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

/* Mutexes of pthreads: normal, recursive and errorcheck. */
#include "attributes.h"
#include "mutex.h"

typedef struct mutex pthread_mutex_t;
typedef int pthread_mutexattr_t; /* glibc's is one int as well; here it is the kind, and above it what changes nothing */

enum { KIND_BITS = 2, KIND = 3 | MUTEX_ROBUST, SHARED_AT = 2, PROTOCOL_AT = 5, PROTOCOL_BITS = 2, CEILING_AT = 8, CEILING_BITS = 7 };
enum { PRIO_PROTECT = 2, CEILING_MAX = 99 };

int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attr)
{
	mutex_init(mutex, attr ? *(volatile const pthread_mutexattr_t *)attr & KIND : MUTEX_NORMAL); /* read even where there are no kinds */
	return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex)
{
	return mutex_destroy(mutex);
}

int pthread_mutex_lock(pthread_mutex_t *mutex) { return mutex_lock(mutex); }
int pthread_mutex_trylock(pthread_mutex_t *mutex) { return mutex_try_lock(mutex, EBUSY); }
int pthread_mutex_unlock(pthread_mutex_t *mutex) { return mutex_unlock(mutex); }

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const void *time) { return mutex_timed_lock(mutex, time); }
int pthread_mutex_clocklock(pthread_mutex_t *mutex, int clock, const void *time) { return is_clock(clock) ? mutex_timed_lock(mutex, time) : EINVAL; }

/* The names under which glibc exports the same functions. */
int __pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attr)
{
	return pthread_mutex_init(mutex, attr);
}
int __pthread_mutex_destroy(pthread_mutex_t *mutex) { return pthread_mutex_destroy(mutex); }
int __pthread_mutex_lock(pthread_mutex_t *mutex) { return mutex_lock(mutex); }
int __pthread_mutex_trylock(pthread_mutex_t *mutex) { return mutex_try_lock(mutex, EBUSY); }
int __pthread_mutex_unlock(pthread_mutex_t *mutex) { return mutex_unlock(mutex); }

int pthread_mutexattr_init(pthread_mutexattr_t *attr)
{
	*attr = MUTEX_NORMAL;
	return 0;
}

int pthread_mutexattr_destroy(pthread_mutexattr_t *attr) { return 0; }

int pthread_mutexattr_settype(pthread_mutexattr_t *attr, int kind) { return set_attribute(attr, 0, KIND_BITS, kind, MUTEX_NORMAL, MUTEX_ADAPTIVE); }

int pthread_mutexattr_setkind_np(pthread_mutexattr_t *attr, int kind)
{
	return pthread_mutexattr_settype(attr, kind);
}

int __pthread_mutexattr_init(pthread_mutexattr_t *attr) { return pthread_mutexattr_init(attr); }
int __pthread_mutexattr_destroy(pthread_mutexattr_t *attr) { return 0; }
int __pthread_mutexattr_settype(pthread_mutexattr_t *attr, int kind)
{
	return pthread_mutexattr_settype(attr, kind);
}

int pthread_mutexattr_gettype(const pthread_mutexattr_t *attr, int *kind) { return get_attribute(attr, 0, KIND_BITS, kind); }

/* One process, and no priorities: these attributes change nothing. */
int pthread_mutexattr_setpshared(pthread_mutexattr_t *attr, int shared) { return set_attribute(attr, SHARED_AT, 1, shared, 0, PROCESS_SHARED); }
int pthread_mutexattr_getpshared(const pthread_mutexattr_t *attr, int *shared) { return get_attribute(attr, SHARED_AT, 1, shared); }
int pthread_mutexattr_setprotocol(pthread_mutexattr_t *attr, int protocol) { return set_attribute(attr, PROTOCOL_AT, PROTOCOL_BITS, protocol, 0, PRIO_PROTECT); }
int pthread_mutexattr_getprotocol(const pthread_mutexattr_t *attr, int *protocol) { return get_attribute(attr, PROTOCOL_AT, PROTOCOL_BITS, protocol); }
int pthread_mutexattr_setprioceiling(pthread_mutexattr_t *attr, int ceiling) { return set_attribute(attr, CEILING_AT, CEILING_BITS, ceiling, 1, CEILING_MAX); }

int pthread_mutexattr_getprioceiling(const pthread_mutexattr_t *attr, int *ceiling)
{
	get_attribute(attr, CEILING_AT, CEILING_BITS, ceiling);
	if (*ceiling == 0) /* it was not set */
		*ceiling = 1;
	return 0;
}

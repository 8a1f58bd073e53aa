// want: ok
// Attributes can be asked for, and take no other values than glibc's do.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>

static void threads(void)
{
	pthread_attr_t attr;
	struct sched_param param;
	int value = -1;

	assert(pthread_getschedparam(pthread_self(), &value, &param) == 0 && value == SCHED_OTHER && param.sched_priority == 0);
	assert(pthread_attr_init(&attr) == 0);
	assert(pthread_attr_getdetachstate(&attr, &value) == 0 && value == PTHREAD_CREATE_JOINABLE);
	assert(pthread_attr_getscope(&attr, &value) == 0 && value == PTHREAD_SCOPE_SYSTEM);
	assert(pthread_attr_getinheritsched(&attr, &value) == 0 && value == PTHREAD_INHERIT_SCHED);
	assert(pthread_attr_getschedpolicy(&attr, &value) == 0 && value == SCHED_OTHER);
	assert(pthread_attr_getschedparam(&attr, &param) == 0 && param.sched_priority == 0);

	assert(pthread_attr_setdetachstate(&attr, 2) == EINVAL);
	assert(pthread_attr_setscope(&attr, PTHREAD_SCOPE_SYSTEM) == 0);
	assert(pthread_attr_setscope(&attr, PTHREAD_SCOPE_PROCESS) == ENOTSUP && pthread_attr_setscope(&attr, 2) == EINVAL);
	assert(pthread_attr_setinheritsched(&attr, 2) == EINVAL && pthread_attr_setinheritsched(&attr, -1) == EINVAL);
	assert(pthread_attr_setschedpolicy(&attr, 3) == EINVAL && pthread_attr_setschedpolicy(&attr, -1) == EINVAL);
	param.sched_priority = 5;
	assert(pthread_attr_setschedparam(&attr, &param) == EINVAL); /* of SCHED_OTHER */

	assert(pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED) == 0);
	assert(pthread_attr_setinheritsched(&attr, PTHREAD_EXPLICIT_SCHED) == 0);
	assert(pthread_attr_setschedpolicy(&attr, SCHED_RR) == 0 && pthread_attr_setschedparam(&attr, &param) == 0);
	param.sched_priority = 100;
	assert(pthread_attr_setschedparam(&attr, &param) == EINVAL);
	param.sched_priority = 0;
	assert(pthread_attr_setschedparam(&attr, &param) == EINVAL);
	assert(pthread_attr_getdetachstate(&attr, &value) == 0 && value == PTHREAD_CREATE_DETACHED);
	assert(pthread_attr_getinheritsched(&attr, &value) == 0 && value == PTHREAD_EXPLICIT_SCHED);
	assert(pthread_attr_getschedpolicy(&attr, &value) == 0 && value == SCHED_RR);
	assert(pthread_attr_getschedparam(&attr, &param) == 0 && param.sched_priority == 5);
	assert(pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_JOINABLE) == 0);
	assert(pthread_attr_getdetachstate(&attr, &value) == 0 && value == PTHREAD_CREATE_JOINABLE);
	assert(pthread_attr_getschedpolicy(&attr, &value) == 0 && value == SCHED_RR);
	assert(pthread_attr_destroy(&attr) == 0);

	param.sched_priority = 1;
	assert(pthread_setschedparam(pthread_self(), SCHED_OTHER, &param) == EINVAL && pthread_setschedparam(pthread_self(), 99, &param) == EINVAL);
	param.sched_priority = 0;
	assert(pthread_setschedparam(pthread_self(), SCHED_OTHER, &param) == 0 && pthread_setschedparam(pthread_self(), SCHED_FIFO, &param) == EINVAL);
}

static void mutexes(void)
{
	pthread_mutexattr_t attr;
	pthread_mutex_t mutex;
	int value = -1;

	assert(pthread_mutexattr_init(&attr) == 0);
	assert(pthread_mutexattr_getpshared(&attr, &value) == 0 && value == PTHREAD_PROCESS_PRIVATE);
	assert(pthread_mutexattr_getprotocol(&attr, &value) == 0 && value == PTHREAD_PRIO_NONE);
	assert(pthread_mutexattr_getprioceiling(&attr, &value) == 0 && value == 1);
	assert(pthread_mutexattr_getrobust(&attr, &value) == 0 && value == PTHREAD_MUTEX_STALLED);
	assert(pthread_mutexattr_setpshared(&attr, 2) == EINVAL && pthread_mutexattr_setpshared(&attr, -1) == EINVAL);
	assert(pthread_mutexattr_setprotocol(&attr, 3) == EINVAL && pthread_mutexattr_setprotocol(&attr, -1) == EINVAL);
	assert(pthread_mutexattr_setprioceiling(&attr, 0) == EINVAL && pthread_mutexattr_setprioceiling(&attr, 100) == EINVAL);
	assert(pthread_mutexattr_setrobust(&attr, 2) == EINVAL && pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_STALLED) == 0);

	assert(pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE) == 0);
	assert(pthread_mutexattr_setpshared(&attr, PTHREAD_PROCESS_SHARED) == 0);
	assert(pthread_mutexattr_setprioceiling(&attr, 99) == 0);
	assert(pthread_mutexattr_setprotocol(&attr, PTHREAD_PRIO_INHERIT) == 0);
	assert(pthread_mutexattr_gettype(&attr, &value) == 0 && value == PTHREAD_MUTEX_RECURSIVE);
	assert(pthread_mutexattr_getpshared(&attr, &value) == 0 && value == PTHREAD_PROCESS_SHARED);
	assert(pthread_mutexattr_getprotocol(&attr, &value) == 0 && value == PTHREAD_PRIO_INHERIT);
	assert(pthread_mutexattr_getprioceiling(&attr, &value) == 0 && value == 99);

	assert(pthread_mutex_init(&mutex, &attr) == 0);
	assert(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_lock(&mutex) == 0); /* it is recursive */
	assert(pthread_mutex_unlock(&mutex) == 0 && pthread_mutex_unlock(&mutex) == 0);
	assert(pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_NORMAL) == 0 && pthread_mutexattr_setpshared(&attr, PTHREAD_PROCESS_PRIVATE) == 0);
	assert(pthread_mutexattr_gettype(&attr, &value) == 0 && value == PTHREAD_MUTEX_NORMAL);
	assert(pthread_mutexattr_getpshared(&attr, &value) == 0 && value == PTHREAD_PROCESS_PRIVATE);
	assert(pthread_mutexattr_getprotocol(&attr, &value) == 0 && value == PTHREAD_PRIO_INHERIT);
}

static void others(void)
{
	pthread_condattr_t cond;
	pthread_rwlockattr_t lock;
	pthread_barrierattr_t barrier;
	clockid_t clock = 9;
	int value = -1;

	assert(pthread_condattr_init(&cond) == 0);
	assert(pthread_condattr_getclock(&cond, &clock) == 0 && clock == CLOCK_REALTIME);
	assert(pthread_condattr_setclock(&cond, 2) == EINVAL && pthread_condattr_setclock(&cond, -1) == EINVAL);
	assert(pthread_condattr_setclock(&cond, CLOCK_MONOTONIC) == 0 && pthread_condattr_setpshared(&cond, PTHREAD_PROCESS_SHARED) == 0);
	assert(pthread_condattr_setpshared(&cond, 2) == EINVAL);
	assert(pthread_condattr_getclock(&cond, &clock) == 0 && clock == CLOCK_MONOTONIC);
	assert(pthread_condattr_getpshared(&cond, &value) == 0 && value == PTHREAD_PROCESS_SHARED);
	assert(pthread_condattr_setclock(&cond, CLOCK_REALTIME) == 0 && pthread_condattr_getclock(&cond, &clock) == 0 && clock == CLOCK_REALTIME);

	assert(pthread_rwlockattr_init(&lock) == 0);
	assert(pthread_rwlockattr_getkind_np(&lock, &value) == 0 && value == PTHREAD_RWLOCK_PREFER_READER_NP);
	assert(pthread_rwlockattr_setkind_np(&lock, 3) == EINVAL && pthread_rwlockattr_setkind_np(&lock, -1) == EINVAL);
	assert(pthread_rwlockattr_setkind_np(&lock, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP) == 0);
	assert(pthread_rwlockattr_setpshared(&lock, 2) == EINVAL && pthread_rwlockattr_setpshared(&lock, PTHREAD_PROCESS_SHARED) == 0);
	assert(pthread_rwlockattr_getkind_np(&lock, &value) == 0 && value == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
	assert(pthread_rwlockattr_getpshared(&lock, &value) == 0 && value == PTHREAD_PROCESS_SHARED);

	assert(pthread_barrierattr_init(&barrier) == 0);
	assert(pthread_barrierattr_getpshared(&barrier, &value) == 0 && value == PTHREAD_PROCESS_PRIVATE);
	assert(pthread_barrierattr_setpshared(&barrier, 2) == EINVAL && pthread_barrierattr_setpshared(&barrier, PTHREAD_PROCESS_SHARED) == 0);
	assert(pthread_barrierattr_getpshared(&barrier, &value) == 0 && value == PTHREAD_PROCESS_SHARED);
}

int main(void)
{
	threads();
	mutexes();
	others();
	return 0;
}

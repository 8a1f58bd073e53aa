// want: ok
// A time with more nanoseconds than a second has, or fewer than none, and clocks that there are not.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static sem_t sem;
static const struct timespec wrong[] = {{1, 1000000000}, {1, -1}}, soon = {1, 999999999};

/* The mutex and the lock are held by main. */
static void *other(void *arg)
{
	for (int i = 0; i < 2; i++)
		assert(pthread_mutex_timedlock(&mutex, &wrong[i]) == EINVAL);
	assert(pthread_mutex_timedlock(&mutex, &soon) == ETIMEDOUT);
	assert(pthread_mutex_clocklock(&mutex, CLOCK_MONOTONIC, &soon) == ETIMEDOUT);
	assert(pthread_rwlock_timedrdlock(&lock, &soon) == ETIMEDOUT);
	assert(pthread_rwlock_clockrdlock(&lock, CLOCK_MONOTONIC, &soon) == ETIMEDOUT);
	assert(pthread_rwlock_clockwrlock(&lock, CLOCK_REALTIME, &soon) == ETIMEDOUT);
	return 0;
}

int main(void)
{
	pthread_t thread;
	struct timespec now;

	sem_init(&sem, 0, 1);
	for (int i = 0; i < 2; i++) {
		errno = 0;
		assert(sem_timedwait(&sem, &wrong[i]) == -1 && errno == EINVAL);
		assert(pthread_rwlock_timedrdlock(&lock, &wrong[i]) == EINVAL);
		assert(pthread_rwlock_timedwrlock(&lock, &wrong[i]) == EINVAL);
		errno = 0;
		assert(nanosleep(&wrong[i], 0) == -1 && errno == EINVAL);
		assert(clock_nanosleep(CLOCK_REALTIME, 0, &wrong[i], 0) == EINVAL);
		pthread_mutex_lock(&mutex);
		assert(pthread_cond_timedwait(&cond, &mutex, &wrong[i]) == EINVAL);
		pthread_mutex_unlock(&mutex);
		assert(pthread_mutex_timedlock(&mutex, &wrong[i]) == 0); /* who need not wait does not look at it */
		pthread_mutex_unlock(&mutex);
	}
	errno = 0;
	assert(sem_clockwait(&sem, CLOCK_PROCESS_CPUTIME_ID, &soon) == -1 && errno == EINVAL);
	pthread_mutex_lock(&mutex);
	assert(pthread_cond_clockwait(&cond, &mutex, CLOCK_PROCESS_CPUTIME_ID, &soon) == EINVAL);
	assert(sem_timedwait(&sem, &soon) == 0);
	errno = 0;
	assert(sem_timedwait(&sem, &soon) == -1 && errno == ETIMEDOUT);
	errno = 0;
	assert(clock_gettime(10, &now) == -1 && errno == EINVAL);
	errno = 0;
	assert(clock_gettime(12, &now) == -1 && errno == EINVAL);

	assert(pthread_rwlock_timedwrlock(&lock, &soon) == 0);
	assert(pthread_rwlock_timedwrlock(&lock, &soon) == EDEADLK && pthread_rwlock_timedrdlock(&lock, &soon) == EDEADLK);
	pthread_create(&thread, 0, other, 0);
	pthread_join(thread, 0);
	pthread_rwlock_unlock(&lock);
	pthread_mutex_unlock(&mutex);
	return 0;
}

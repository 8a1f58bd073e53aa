/*
 * An error-checking mutex reports what it refuses: locking twice, and
 * unlocking a mutex that is free or held by another thread.
 * IEEE Std 1003.1, PTHREAD_MUTEX_ERRORCHECK.
 * Expected: safe.
 */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex;
static volatile int counter;

static void *owner(void *arg)
{
	(void)arg;
	int first = pthread_mutex_lock(&mutex);
	int second = pthread_mutex_lock(&mutex);
	assert(first == 0 && second == EDEADLK);
	counter++;
	int last = pthread_mutex_unlock(&mutex);
	assert(last == 0);
	return NULL;
}

static void *stranger(void *arg)
{
	(void)arg;
	int r = pthread_mutex_unlock(&mutex);
	assert(r == EPERM);
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	pthread_mutexattr_t attr;

	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&mutex, &attr);
	pthread_mutexattr_destroy(&attr);
	pthread_create(&t, NULL, owner, NULL);
	pthread_create(&u, NULL, stranger, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(counter == 1);
	pthread_mutex_destroy(&mutex);
	return 0;
}

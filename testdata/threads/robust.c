/*
 * A robust mutex (POSIX.1-2008, pthread_mutexattr_setrobust): a thread ends in the midst of its critical section, and the next one that
 * locks the mutex is told so and repairs what the mutex protects.
 * N: number of workers beside the one that ends.
 * STALLED: the mutex is not robust: whoever locks it later waits for ever.
 * UNREPAIRED: nobody makes the mutex consistent, which nobody expects to be of no use then.
 * CANCELLED: the thread does not return, but is cancelled.
 * Expected: safe; STALLED deadlocks, UNREPAIRED violates an assertion.
 */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t lock;
static sem_t never;
static int half, whole;

static void acquire(void)
{
	switch (pthread_mutex_lock(&lock)) {
	case 0:
		break;
	case EOWNERDEAD:
		half = whole;
#ifndef UNREPAIRED
		assert(pthread_mutex_consistent(&lock) == 0);
#endif
		break;
	default:
		assert(0);
	}
}

static void *ends(void *arg)
{
	acquire();
	half++;
#ifdef CANCELLED
	sem_wait(&never);
#endif
	return arg;
}

static void *work(void *arg)
{
	acquire();
	assert(half == whole);
	half++;
	whole++;
	assert(pthread_mutex_unlock(&lock) == 0);
	return arg;
}

int main(void)
{
	pthread_mutexattr_t attr;
	pthread_t first, t[N];

	pthread_mutexattr_init(&attr);
#ifndef STALLED
	pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_ROBUST);
#endif
	pthread_mutex_init(&lock, &attr);
	sem_init(&never, 0, 0);
	pthread_create(&first, NULL, ends, NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, NULL);
#ifdef CANCELLED
	pthread_cancel(first);
#endif
	pthread_join(first, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	acquire();
	assert(half == N && whole == N);
	return 0;
}

/*
 * Threads that nothing distinguishes add to a counter under a mutex.
 * N: number of threads. Each adds ROUNDS times, and the sum is checked; with
 * FOREVER it adds and subtracts for ever.
 * UNLOCKED: without the mutex.
 * Expected: safe; UNLOCKED loses an update.
 */
#ifndef FOREVER
#ifndef ROUNDS
#define ROUNDS 1
#endif
#endif
#include "states.h"

#ifndef N
#define N 3
#endif

static volatile int counter;

#ifdef UNLOCKED
#define lock() ((void)0)
#define unlock() ((void)0)
#else
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
#define lock() pthread_mutex_lock(&mutex)
#define unlock() pthread_mutex_unlock(&mutex)
#endif

static void *run(void *arg)
{
	(void)arg;
	REPEAT {
		lock();
		counter++;
		unlock();
#ifdef FOREVER
		lock();
		assert(counter > 0);
		counter--;
		unlock();
#endif
	}
	return NULL;
}

int main(void)
{
	run_alike(N, run);
#ifndef FOREVER
	assert(counter == N * ROUNDS);
#endif
	return 0;
}

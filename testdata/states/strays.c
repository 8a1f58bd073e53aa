/*
 * Threads that nothing distinguishes take turns with a lock for ever, but for
 * one: whoever comes as number WHICH locks another one twice, and waits for ever.
 * N: number of threads.
 * Expected: a deadlock of that thread, while others go on; WHICH >= N: safe.
 */
#include "states.h"

#ifndef N
#define N 3
#endif
#ifndef WHICH
#define WHICH 0
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
static atomic_int arrived, bit;

static void *run(void *arg)
{
	(void)arg;
	if (atomic_fetch_add(&arrived, 1) == WHICH) {
		pthread_mutex_lock(&other);
		pthread_mutex_lock(&other);
	}
	REPEAT {
		pthread_mutex_lock(&lock);
		atomic_fetch_xor(&bit, 1);
		pthread_mutex_unlock(&lock);
	}
	return NULL;
}

int main(void)
{
	run_alike(N, run);
	return 0;
}

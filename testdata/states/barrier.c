/*
 * A barrier of pthreads, used for ever: between two meetings one thread writes,
 * and all read.
 * IEEE Std 1003.1, pthread_barrier_wait.
 * N: number of threads.
 * ONE_MEETING: the threads meet before they read, and not after.
 * Expected: safe; ONE_MEETING violates the assertion.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static pthread_barrier_t barrier;
static volatile int value;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int phase = 0;

	REPEAT {
		phase = !phase;
		if (me == 0)
			value = phase;
		pthread_barrier_wait(&barrier);
		assert(value == phase);
#ifndef ONE_MEETING
		pthread_barrier_wait(&barrier);
#endif
	}
	return NULL;
}

int main(void)
{
	pthread_barrier_init(&barrier, NULL, N);
	run_numbered(N, run);
	return 0;
}

/*
 * A barrier of pthreads, used for ever: between two meetings one thread writes,
 * and all read.
 * IEEE Std 1003.1, pthread_barrier_wait.
 * N: number of threads.
 * ONE_MEETING: the threads meet before they read, and not after.
 * ALIKE: threads that nothing distinguishes meet, and whoever is the serial one writes.
 * ONE_MORE: the barrier waits for one thread more than there are.
 * Expected: safe; ONE_MEETING violates the assertion; ONE_MORE is a deadlock.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static pthread_barrier_t barrier;
static volatile int value;

#ifdef ONE_MORE
#define COUNT (N + 1)
#else
#define COUNT N
#endif

#ifdef ALIKE
static void *run(void *arg)
{
	(void)arg;
	int phase = 0;

	REPEAT {
		phase = !phase;
		if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD)
			value = phase;
		pthread_barrier_wait(&barrier);
		assert(value == phase);
	}
	return NULL;
}
#else
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
#endif

int main(void)
{
	pthread_barrier_init(&barrier, NULL, COUNT);
#ifdef ALIKE
	run_alike(N, run);
#else
	run_numbered(N, run);
#endif
	return 0;
}

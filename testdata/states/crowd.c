/*
 * Threads that nothing distinguishes count themselves in, and go on if they are
 * alone; else they count themselves out and try again.
 * N: number of threads.
 * Expected: a livelock, in which all count themselves in before anybody looks;
 * SPOT: who counts itself in is told by the same operation whether it is alone,
 * and gives way to the one that was first: safe.
 */
#include "states.h"

#ifndef N
#define N 3
#endif

static atomic_int count;

static void *run(void *arg)
{
	(void)arg;
	REPEAT {
#ifdef SPOT
		while (atomic_fetch_or(&count, 1))
			;
		enter_alone();
		leave_alone();
		STORE(count, 0);
#else
		for (;;) {
			atomic_fetch_add(&count, 1);
			if (LOAD(count) == 1)
				break;
			atomic_fetch_sub(&count, 1);
		}
		enter_alone();
		leave_alone();
		atomic_fetch_sub(&count, 1);
#endif
	}
	return NULL;
}

int main(void)
{
	run_alike(N, run);
	return 0;
}

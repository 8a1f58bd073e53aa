/*
 * The filter lock, Peterson's algorithm for N threads, used for ever: one thread
 * is held back on each of N-1 levels.
 * G. L. Peterson, "Myths about the mutual exclusion problem", IPL 12(3), 1981.
 * N: number of threads. LEVELS: N-1, or fewer for an error.
 * Expected: safe; with N-2 levels two threads are inside.
 */
#include "states.h"

#ifndef N
#define N 3
#endif
#ifndef LEVELS
#define LEVELS (N - 1)
#endif

static atomic_int level[N];
static atomic_int victim[N];

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	REPEAT {
		for (int l = 1; l <= LEVELS; l++) {
			STORE(level[me], l);
			STORE(victim[l], me);
			for (int k = 0; k < N; k++) {
				if (k == me)
					continue;
				while (LOAD(level[k]) >= l && LOAD(victim[l]) == me)
					;
			}
		}
		enter_alone();
		leave_alone();
		STORE(level[me], 0);
	}
	return NULL;
}

int main(void)
{
	run_numbered(N, run);
	return 0;
}

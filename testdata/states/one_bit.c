/*
 * The one-bit lock, used for ever: threads with higher numbers give way to those
 * with lower numbers.
 * J. E. Burns, "Complexity of communication among asynchronous parallel
 * processes", 1981; L. Lamport, "The mutual exclusion problem: part II", JACM 33(2), 1986.
 * N: number of threads.
 * ALL_GIVE_WAY: each thread gives way to every other.
 * NO_LAST_WAIT: threads do not wait for those with higher numbers.
 * Expected: safe, but threads with high numbers may starve; ALL_GIVE_WAY has a livelock,
 * NO_LAST_WAIT violates the assertion.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static atomic_int wants[N];

#ifdef ALL_GIVE_WAY
#define GIVES_WAY_TO(k) ((k) != me)
#else
#define GIVES_WAY_TO(k) ((k) < me)
#endif

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int again;

	REPEAT {
		do {
			STORE(wants[me], 1);
			again = 0;
			for (int k = 0; k < N && !again; k++) {
				if (!GIVES_WAY_TO(k) || !LOAD(wants[k]))
					continue;
				STORE(wants[me], 0);
#ifndef ALL_GIVE_WAY
				while (LOAD(wants[k]))
					;
#endif
				again = 1;
			}
		} while (again);
#ifndef NO_LAST_WAIT
		for (int k = me + 1; k < N; k++)
			while (LOAD(wants[k]))
				;
#endif
		enter_alone();
		leave_alone();
		STORE(wants[me], 0);
	}
	return NULL;
}

int main(void)
{
	run_numbered(N, run);
	return 0;
}

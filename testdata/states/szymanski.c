/*
 * Szymanski's lock with a waiting room, used for ever.
 * B. K. Szymanski, "A simple solution to Lamport's concurrent programming
 * problem with linear wait", ICS 1988.
 * States of a thread: 0 outside, 1 wants in, 2 waits for others, 3 in the doorway,
 * 4 in the waiting room. Each test of all threads looks at one after the other.
 * N: number of threads. RELAXED, TSO, PSO: see states.h.
 * NO_ORDER: threads in the waiting room do not wait for those with lower numbers.
 * Expected: safe; NO_ORDER violates the assertion.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static atomic_int state[N];

static int someone_is(int s)
{
	for (int k = 0; k < N; k++)
		if (LOAD(state[k]) == s)
			return 1;
	return 0;
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int s;

	REPEAT {
		STORE(state[me], 1);
		TSO_FENCE();
		for (int k = 0; k < N; k++)
			while (LOAD(state[k]) >= 3)
				;
		STORE(state[me], 3);
		TSO_FENCE();
		if (someone_is(1)) {
			STORE(state[me], 2);
			TSO_FENCE();
			while (!someone_is(4))
				;
		}
		STORE(state[me], 4);
		TSO_FENCE();
#ifndef NO_ORDER
		for (int k = 0; k < me; k++)
			while (LOAD(state[k]) >= 2)
				;
#endif
		enter_alone();
		leave_alone();
		for (int k = me + 1; k < N; k++)
			do {
				s = LOAD(state[k]);
			} while (s == 2 || s == 3);
		PSO_FENCE();
		STORE(state[me], 0);
	}
	return NULL;
}

int main(void)
{
	run_numbered(N, run);
	return 0;
}

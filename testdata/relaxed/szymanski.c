/*
 * Szymanski's mutual exclusion with a waiting room, for two threads, with
 * relaxed accesses.
 * B. K. Szymanski, "A simple solution to Lamport's concurrent programming
 * problem with linear wait", ICS 1988.
 * States: 0 outside, 1 wants in, 2 waits for others, 3 in the doorway,
 * 4 inside the waiting room.
 * ROUNDS: how often each thread enters its critical section.
 * TSO needs a fence behind each change of the state at the entry; PSO, a store
 * fence before the one at the exit.
 */
#include "relaxed.h"

#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int state[2];
static atomic_int inside;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	for (int r = 0; r < ROUNDS; r++) {
		STORE(state[me], 1);
		TSO_FENCE();
		while (LOAD(state[other]) >= 3)
			;
		STORE(state[me], 3);
		TSO_FENCE();
		if (LOAD(state[other]) == 1) {
			STORE(state[me], 2);
			TSO_FENCE();
			while (LOAD(state[other]) != 4)
				;
		}
		STORE(state[me], 4);
		TSO_FENCE();
		if (me == 1) {
			while (LOAD(state[0]) >= 2)
				;
		}
		STORE(inside, me + 1);
		assert(LOAD(inside) == me + 1);
		if (me == 0) {
			int s;
			do {
				s = LOAD(state[1]);
			} while (s == 2 || s == 3);
		}
		PSO_FENCE();
		STORE(state[me], 0);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}

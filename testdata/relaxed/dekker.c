/*
 * Dekker's mutual exclusion for two threads, with relaxed accesses.
 * E. W. Dijkstra, "Cooperating sequential processes", EWD 123, 1965.
 * Once a waiting thread has the turn it keeps it until it leaves, so the
 * retry loop is written as two waits without a cycle that writes.
 * ROUNDS: how often each thread enters its critical section.
 * TSO needs a fence between each announcement and the load behind it; PSO,
 * store fences around the store of the turn.
 */
#include "relaxed.h"

#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int wants[2];
static atomic_int turn;
static atomic_int inside;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	for (int r = 0; r < ROUNDS; r++) {
		STORE(wants[me], 1);
		TSO_FENCE();
		if (LOAD(wants[other])) {
			if (LOAD(turn) != me) {
				STORE(wants[me], 0);
				while (LOAD(turn) != me)
					;
				STORE(wants[me], 1);
				TSO_FENCE();
			}
			while (LOAD(wants[other]))
				;
		}
		STORE(inside, me + 1);
		assert(LOAD(inside) == me + 1);
		PSO_FENCE();
		STORE(turn, other);
		PSO_FENCE();
		STORE(wants[me], 0);
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

/*
 * Peterson's mutual exclusion for two threads, with relaxed accesses.
 * G. L. Peterson, "Myths about the mutual exclusion problem", IPL 12(3), 1981.
 * ROUNDS: how often each thread enters its critical section.
 * TSO needs a fence between the stores and the loads of the entry; PSO, store
 * fences between the stores of the entry and before the one of the exit.
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
		PSO_FENCE();
		STORE(turn, other);
		TSO_FENCE();
		while (LOAD(wants[other]) && LOAD(turn) == other)
			;
		STORE(inside, me + 1);
		assert(LOAD(inside) == me + 1);
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

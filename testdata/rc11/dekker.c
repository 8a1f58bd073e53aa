/*
 * Dekker's mutual exclusion for two threads, with relaxed accesses around
 * seq_cst fences.
 * E. W. Dijkstra, "Cooperating sequential processes", EWD 123, 1965.
 * Once a waiting thread has the turn it keeps it until it leaves, so the
 * retry loop is written as two waits without a cycle that writes.
 * ROUNDS: how often each thread enters. FENCE: the fence between each
 * announcement and the load behind it. What is protected is not atomic.
 * Expected: safe with the default fence; not with FENCE=acq_rel.
 */
#ifndef FENCE
#define FENCE seq_cst
#endif
#include "rc11.h"

#include <stdint.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int wants[2];
static atomic_int turn;
static int inside;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	for (int r = 0; r < ROUNDS; r++) {
		store_as(relaxed, wants[me], 1);
		fence();
		if (load_as(acquire, wants[other])) {
			if (load_as(relaxed, turn) != me) {
				store_as(relaxed, wants[me], 0);
				while (load_as(relaxed, turn) != me)
					;
				store_as(relaxed, wants[me], 1);
				fence();
			}
			while (load_as(acquire, wants[other]))
				;
		}
		inside = me + 1;
		assert(inside == me + 1);
		store_as(relaxed, turn, other);
		store_as(release, wants[me], 0);
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

/*
 * Two workers hand a token to each other with latches, as in PostgreSQL's
 * latch code: the flag is set before the latch.
 * J. Alglave, D. Kroening, V. Nimal, M. Tautschnig, "Software verification for
 * weak memory via program transformation", ESOP 2013.
 * ROUNDS: how often each worker gets the token.
 * TSO needs no fence; PSO needs a store fence before the latch is set.
 */
#include "relaxed.h"

#ifndef ROUNDS
#define ROUNDS 3
#endif

static atomic_int latch[2] = {1, 0};
static atomic_int flag[2] = {1, 0};

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	for (int r = 0; r < ROUNDS; r++) {
		while (!LOAD(latch[me]))
			;
		assert(LOAD(flag[me]));
		STORE(latch[me], 0);
		if (LOAD(flag[me])) {
			STORE(flag[me], 0);
			STORE(flag[other], 1);
			PSO_FENCE();
			STORE(latch[other], 1);
		}
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

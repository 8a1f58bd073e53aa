/*
 * Lamport's fast mutual exclusion, with relaxed accesses.
 * L. Lamport, "A fast mutual exclusion algorithm", ACM TOCS 5(1), 1987.
 * N: number of threads, each enters once. TRIES: attempts to enter before a
 * run is given up as blocked.
 * TSO needs fences behind the stores of x and y; PSO, store fences between the
 * announcement and x, and around the store of y at the exit.
 */
#include "relaxed.h"

#ifndef N
#define N 2
#endif
#ifndef TRIES
#define TRIES 2
#endif

extern void __VERIFIER_assume(int);

static atomic_int busy[N + 1];
static atomic_int x, y;
static atomic_int inside;

static int enter(int me)
{
	for (int attempt = 0; attempt < TRIES; attempt++) {
		STORE(busy[me], 1);
		PSO_FENCE();
		STORE(x, me);
		TSO_FENCE();
		if (LOAD(y) != 0) {
			STORE(busy[me], 0);
			while (LOAD(y) != 0)
				;
			continue;
		}
		STORE(y, me);
		TSO_FENCE();
		if (LOAD(x) == me)
			return 1;
		STORE(busy[me], 0);
		for (int k = 1; k <= N; k++)
			while (LOAD(busy[k]))
				;
		if (LOAD(y) == me)
			return 1;
		while (LOAD(y) != 0)
			;
	}
	return 0;
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	__VERIFIER_assume(enter(me));
	STORE(inside, me);
	assert(LOAD(inside) == me);
	PSO_FENCE();
	STORE(y, 0);
	PSO_FENCE();
	STORE(busy[me], 0);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)(i + 1));
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

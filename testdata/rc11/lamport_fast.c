/*
 * Lamport's fast mutual exclusion, one attempt of each thread, all accesses of
 * the algorithm of one order.
 * L. Lamport, "A fast mutual exclusion algorithm", ACM TOCS 5(1), 1987.
 * N: number of threads. STORE, LOAD: orders, seq_cst by default. Who would
 * have to start over gives up; what is protected is not atomic.
 * Expected: safe with the default; not with STORE=release LOAD=acquire.
 */
#ifndef STORE
#define STORE seq_cst
#endif
#ifndef LOAD
#define LOAD seq_cst
#endif
#include "rc11.h"

#include <stdint.h>

#ifndef N
#define N 2
#endif

static atomic_int busy[N + 1];
static atomic_int x, y;
static int inside;

static int enter(int me)
{
	store(busy[me], 1);
	store(x, me);
	if (load(y) != 0) {
		store(busy[me], 0);
		return 0;
	}
	store(y, me);
	if (load(x) != me) {
		store(busy[me], 0);
		for (int k = 1; k <= N; k++)
			while (load(busy[k]))
				;
		if (load(y) != me)
			return 0;
	}
	return 1;
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	if (enter(me)) {
		inside = me;
		assert(inside == me);
		store(y, 0);
		store(busy[me], 0);
	}
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

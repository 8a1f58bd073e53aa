/*
 * Store buffering in a ring, once: each thread sets a flag of its own and reads
 * that of the next. Not all can read 0 under SC.
 * N: number of threads and of variables. RELAXED, TSO: see states.h.
 * Expected: safe; with RELAXED alone, under TSO and PSO all may read 0.
 */
#include "states.h"

#ifndef N
#define N 4
#endif

static atomic_int flag[N];
static int seen[N];

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	STORE(flag[me], 1);
	TSO_FENCE();
	seen[me] = LOAD(flag[(me + 1) % N]);
	return NULL;
}

int main(void)
{
	int sum = 0;

	run_numbered(N, run);
	for (int i = 0; i < N; i++)
		sum += seen[i];
	assert(sum > 0);
	return 0;
}

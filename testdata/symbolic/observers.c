/*
 * Two threads go through N cells in opposite directions: each looks at the cell that the other one writes next, and writes its own. The number of executions
 * grows with the power of N, (3^(N+1) - 1) / 2 for N up to 8 by enumeration, and no two of them give the same values to all reads; what is asserted depends on few of them.
 * If SHARED is defined, N is read from memory, and unrolling cuts the loop. Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 6
#endif

static atomic_int cell[N];
static int seen[2][N];

#ifdef SHARED
static atomic_int count;
#else
#define count N
#endif

static void *observe(void *arg)
{
	int me = arg != NULL;
	for (int i = 0; i < count; i++) {
		seen[me][i] = atomic_load(&cell[me ? i : N - 1 - i]);
		atomic_store(&cell[me ? N - 1 - i : i], 1 + me);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[2];
#ifdef SHARED
	count = N;
#endif
	pthread_create(&t[0], NULL, observe, NULL);
	pthread_create(&t[1], NULL, observe, t);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	for (int i = 0; i < N; i++) {
		assert(0 <= seen[0][i] && seen[0][i] <= 2);
		assert(cell[i] != 0);
	}
	return 0;
}

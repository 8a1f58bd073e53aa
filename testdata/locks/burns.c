/*
 * The one-bit mutual exclusion of Burns and Lynch.
 * J. E. Burns, N. A. Lynch, "Bounds on shared memory for mutual exclusion",
 * Information and Computation 107(2), 1993.
 * N: number of threads, each enters once.
 * Expected: safe under SC (all accesses are seq_cst).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

static atomic_int wants[N];
static volatile int inside;

static int lower_wants(int me)
{
	for (int k = 0; k < me; k++)
		if (atomic_load(&wants[k]))
			return 1;
	return 0;
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	/* A retry happens only when a lower thread came in between: at most N times. */
	do {
		atomic_store(&wants[me], 0);
		for (int k = 0; k < me; k++)
			while (atomic_load(&wants[k]))
				;
		atomic_store(&wants[me], 1);
	} while (lower_wants(me));
	for (int k = me + 1; k < N; k++)
		while (atomic_load(&wants[k]))
			;
	inside = me + 1;
	assert(inside == me + 1);
	atomic_store(&wants[me], 0);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

/*
 * Lamport's bakery.
 * L. Lamport, "A new solution of Dijkstra's concurrent programming problem",
 * CACM 17(8), 1974.
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

static atomic_int choosing[N];
static atomic_int number[N];
static volatile int inside;

static int before(int a, int i, int b, int j)
{
	return a < b || (a == b && i < j);
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int max = 0;

	atomic_store(&choosing[me], 1);
	for (int k = 0; k < N; k++) {
		int n = atomic_load(&number[k]);
		if (n > max)
			max = n;
	}
	int mine = max + 1;
	atomic_store(&number[me], mine);
	atomic_store(&choosing[me], 0);
	for (int k = 0; k < N; k++) {
		if (k == me)
			continue;
		while (atomic_load(&choosing[k]))
			;
		int n;
		do {
			n = atomic_load(&number[k]);
		} while (n != 0 && before(n, k, mine, me));
	}
	inside = me + 1;
	assert(inside == me + 1);
	atomic_store(&number[me], 0);
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

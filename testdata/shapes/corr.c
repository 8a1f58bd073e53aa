/*
 * Coherence of two reads (CoRR): a thread that has seen a write does not see
 * an older value of the same variable afterwards.
 * J. Alglave, L. Maranget, M. Tautschnig, "Herding cats", TOPLAS 36(2), 2014.
 * READS: number of reads.
 * Expected: safe, READS + 1 executions (the place of the write among the reads).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef READS
#define READS 2
#endif

static atomic_int x;

static void *set(void *arg)
{
	(void)arg;
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	return NULL;
}

static void *get(void *arg)
{
	int last = 0;

	(void)arg;
	for (int i = 0; i < READS; i++) {
		int v = atomic_load_explicit(&x, memory_order_relaxed);
		assert(v >= last);
		last = v;
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, set, NULL);
	pthread_create(&u, NULL, get, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

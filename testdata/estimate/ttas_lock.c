/*
 * A test-and-test-and-set lock: wait until it is free, then try to take it.
 * L. Rudolph, Z. Segall, "Dynamic decentralized cache schemes for MIMD parallel
 * processors" (ISCA 1984).
 * N: number of threads, which each take it once.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static atomic_int taken;
static int count;

static void *increment(void *arg)
{
	(void)arg;
	do {
		while (atomic_load(&taken))
			;
	} while (atomic_exchange(&taken, 1));
	count++;
	atomic_store(&taken, 0);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, increment, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(count == N);
	return 0;
}

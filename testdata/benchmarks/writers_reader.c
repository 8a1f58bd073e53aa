/*
 * N threads write one variable, one thread reads it.
 * The smallest program whose write races all matter.
 * N: number of writers.
 * Expected: safe; (N+1)! executions: N! orders of the writes, N+1 places for
 * the read.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 5
#endif

static atomic_int x;

static void *set(void *arg)
{
	atomic_store(&x, (int)(intptr_t)arg);
	return NULL;
}

static void *get(void *arg)
{
	int v = atomic_load(&x);

	(void)arg;
	assert(v >= 0 && v <= N);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, set, (void *)(intptr_t)(i + 1));
	pthread_create(&t[N], NULL, get, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

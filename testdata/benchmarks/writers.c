/*
 * N threads write one variable, and nobody reads it: only the order of the
 * writes matters.
 * N: number of writers.
 * Expected: safe; N! executions.
 */
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

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, set, (void *)(intptr_t)(i + 1));
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

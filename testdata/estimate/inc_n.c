/*
 * Threads that each increment two counters, one after the other.
 * N: number of threads.
 * Expected: safe; N!^2 executions, one for each order at each of the counters.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int first, second;

static void *increment(void *arg)
{
	(void)arg;
	atomic_fetch_add(&first, 1);
	atomic_fetch_add(&second, 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, increment, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(atomic_load(&first) == N && atomic_load(&second) == N);
	return 0;
}

/*
 * Each thread counts in its own thread_local variable; nothing is shared
 * before the results are joined.
 * ISO/IEC 9899:2011, _Thread_local.
 * N: number of threads. ROUNDS: increments of each.
 * Expected: safe, 1 execution.
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif
#ifndef ROUNDS
#define ROUNDS 2
#endif

static _Thread_local int counter = 1;

static void count(int *c)
{
	(*c)++;
}

static void *run(void *arg)
{
	(void)arg;
	for (int r = 0; r < ROUNDS; r++)
		count(&counter);
	return (void *)(intptr_t)counter;
}

int main(void)
{
	pthread_t t[N];
	void *result;

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++) {
		pthread_join(t[i], &result);
		assert((intptr_t)result == ROUNDS + 1);
	}
	assert(counter == 1);
	return 0;
}

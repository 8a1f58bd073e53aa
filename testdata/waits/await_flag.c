/*
 * A chain of threads, each waits for the flag of the one before it by
 * spinning without side effects.
 * N: length of the chain.
 * Expected: safe, 1 execution (a wait ends in one way only).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static atomic_int flag[N + 1];
static int sum;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	while (!atomic_load_explicit(&flag[me], memory_order_acquire))
		;
	assert(sum == me);
	sum++;
	atomic_store_explicit(&flag[me + 1], 1, memory_order_release);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	atomic_store_explicit(&flag[0], 1, memory_order_release);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(sum == N);
	return 0;
}

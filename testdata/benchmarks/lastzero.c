/*
 * One thread looks for the last zero of an array from its end while N others
 * each set their cell to one more than the cell before it.
 * P. Abdulla, S. Aronis, B. Jonsson, K. Sagonas, "Optimal dynamic partial
 * order reduction", POPL 2014.
 * N: number of writing threads.
 * Expected: safe; (N+3) * 2^(N-2) executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static atomic_int cell[N + 1];

static void *search(void *arg)
{
	int i = N;

	(void)arg;
	while (atomic_load_explicit(&cell[i], memory_order_relaxed) != 0)
		i--;
	assert(i >= 0);
	return NULL;
}

static void *set(void *arg)
{
	int i = (int)(intptr_t)arg;
	int v = atomic_load_explicit(&cell[i - 1], memory_order_relaxed);

	atomic_store_explicit(&cell[i], v + 1, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];

	pthread_create(&t[0], NULL, search, NULL);
	for (int i = 1; i <= N; i++)
		pthread_create(&t[i], NULL, set, (void *)(intptr_t)i);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

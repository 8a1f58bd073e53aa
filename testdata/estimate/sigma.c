/*
 * Each thread marks the slot that an index points to, while main moves the
 * index on: the shape of the task sigma of SV-COMP's category
 * ConcurrencySafety, written anew.
 * N: number of threads.
 * Expected: safe. Which slots are marked is left open: that each thread finds
 * its own is what the task fails at.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int slot, marks[N + 1];

static void *mark(void *arg)
{
	(void)arg;
	atomic_store(&marks[atomic_load(&slot)], 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	int sum = 0;

	for (int i = 0; i < N; i++) {
		pthread_create(&t[i], NULL, mark, NULL);
		atomic_store(&slot, i + 1);
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i <= N; i++)
		sum += atomic_load(&marks[i]);
	assert(sum >= 1 && sum <= N);
	return 0;
}

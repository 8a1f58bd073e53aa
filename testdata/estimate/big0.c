/*
 * Pairs of a thread that sets a flag and one that looks at it, each pair for
 * itself: as many choices on each path through the search.
 * N: number of pairs.
 * Expected: safe; 2^N executions.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static atomic_int flags[N];

static void *set(void *arg)
{
	atomic_store(&flags[(intptr_t)arg], 1);
	return NULL;
}

static void *look(void *arg)
{
	(void)atomic_load(&flags[(intptr_t)arg]);
	return NULL;
}

int main(void)
{
	pthread_t t[2 * N];

	for (int i = 0; i < N; i++) {
		pthread_create(&t[2 * i], NULL, set, (void *)(intptr_t)i);
		pthread_create(&t[2 * i + 1], NULL, look, (void *)(intptr_t)i);
	}
	for (int i = 0; i < 2 * N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

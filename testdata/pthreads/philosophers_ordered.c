/*
 * Dining philosophers who take the fork with the smaller number first: an
 * order on the resources excludes the cycle.
 * E. W. Dijkstra, "Hierarchical ordering of sequential processes", Acta
 * Informatica 1, 1971.
 * N: number of philosophers.
 * Expected: safe, no deadlock; 2^N - 2 executions: each fork is used first by
 * one of its two neighbours, and the two cyclic choices are impossible.
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t fork_at[N];
static volatile int meals[N];

static void *dine(void *arg)
{
	int me = (int)(intptr_t)arg;
	int next = (me + 1) % N;
	int low = me < next ? me : next;
	int high = me < next ? next : me;

	pthread_mutex_lock(&fork_at[low]);
	pthread_mutex_lock(&fork_at[high]);
	meals[me]++;
	pthread_mutex_unlock(&fork_at[high]);
	pthread_mutex_unlock(&fork_at[low]);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_mutex_init(&fork_at[i], NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, dine, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < N; i++)
		assert(meals[i] == 1);
	return 0;
}

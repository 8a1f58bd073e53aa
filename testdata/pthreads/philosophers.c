/*
 * Dining philosophers who all take the left fork first: when each holds one
 * fork, nobody can eat.
 * E. W. Dijkstra, "Hierarchical ordering of sequential processes", Acta
 * Informatica 1, 1971.
 * N: number of philosophers.
 * Expected: deadlock.
 */
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

	pthread_mutex_lock(&fork_at[me]);
	pthread_mutex_lock(&fork_at[(me + 1) % N]);
	meals[me]++;
	pthread_mutex_unlock(&fork_at[(me + 1) % N]);
	pthread_mutex_unlock(&fork_at[me]);
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
	return 0;
}

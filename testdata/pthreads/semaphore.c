/*
 * A counting semaphore lets at most PERMITS of N threads into a region.
 * E. W. Dijkstra, "Cooperating sequential processes", EWD 123, 1965.
 * N: number of threads. PERMITS: initial value of the semaphore.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#ifndef PERMITS
#define PERMITS 2
#endif

static sem_t permits;
static atomic_int inside;

static void *run(void *arg)
{
	(void)arg;
	sem_wait(&permits);
	int others = atomic_fetch_add(&inside, 1);
	assert(others < PERMITS);
	atomic_fetch_sub(&inside, 1);
	sem_post(&permits);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	sem_init(&permits, 0, PERMITS);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	sem_destroy(&permits);
	return 0;
}

/*
 * N threads increment a counter without a lock: two may read the same value
 * and one update is lost.
 * N: number of threads.
 * Expected: assertion violation.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static volatile int counter;

static void *run(void *arg)
{
	(void)arg;
	counter++;
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N);
	return 0;
}

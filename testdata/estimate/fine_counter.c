/*
 * Two counters with a lock each; half of the threads increment one of them,
 * the others the other one.
 * N: number of threads, an even number.
 * Expected: safe; (N/2)!^2 executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static int counters[2];
static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void *increment(void *arg)
{
	int k = (int)(intptr_t)arg % 2;

	pthread_mutex_lock(&locks[k]);
	counters[k]++;
	pthread_mutex_unlock(&locks[k]);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, increment, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counters[0] + counters[1] == N);
	return 0;
}

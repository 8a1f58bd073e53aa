/*
 * One thread writes a variable that N others read once each. Reads commute: each
 * sees the write or does not.
 * N: number of readers.
 * Expected: safe; 2^N executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 5
#endif

static atomic_int x;

static void *set(void *arg)
{
	(void)arg;
	atomic_store(&x, 1);
	return NULL;
}

static void *get(void *arg)
{
	(void)arg;
	assert(atomic_load(&x) <= 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];

	pthread_create(&t[0], NULL, set, NULL);
	for (int i = 1; i <= N; i++)
		pthread_create(&t[i], NULL, get, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

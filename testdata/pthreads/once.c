/*
 * One-time initialisation by pthread_once.
 * IEEE Std 1003.1, pthread_once.
 * N: number of threads.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int value, calls;

static void init(void)
{
	value = 9;
	calls++;
}

static void *run(void *arg)
{
	(void)arg;
	pthread_once(&once, init);
	assert(value == 9);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(calls == 1);
	return 0;
}

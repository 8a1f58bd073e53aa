/*
 * A recursive mutex is locked again by the thread that holds it.
 * IEEE Std 1003.1, PTHREAD_MUTEX_RECURSIVE.
 * N: number of threads. DEPTH: how often each locks it.
 * Expected: safe.
 */
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#ifndef DEPTH
#define DEPTH 2
#endif

static pthread_mutex_t mutex;
static volatile int counter;

static void nested(int depth)
{
	if (depth == 0)
		return;
	pthread_mutex_lock(&mutex);
	int before = counter;
	nested(depth - 1);
	counter = before + depth;
	pthread_mutex_unlock(&mutex);
}

static void *run(void *arg)
{
	(void)arg;
	nested(DEPTH);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	pthread_mutexattr_t attr;

	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
	pthread_mutex_init(&mutex, &attr);
	pthread_mutexattr_destroy(&attr);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N * DEPTH);
	pthread_mutex_destroy(&mutex);
	return 0;
}

/*
 * A start gate: N threads wait on one condition variable, one broadcast wakes
 * them all.
 * IEEE Std 1003.1, pthread_cond_broadcast.
 * N: number of waiting threads.
 * Expected: safe, no deadlock.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static int open, passed;

static void *waiter(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&mutex);
	while (!open)
		pthread_cond_wait(&opened, &mutex);
	passed++;
	pthread_mutex_unlock(&mutex);
	return NULL;
}

static void *opener(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&mutex);
	assert(passed == 0);
	open = 1;
	pthread_cond_broadcast(&opened);
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, waiter, NULL);
	pthread_create(&t[N], NULL, opener, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	assert(passed == N);
	return 0;
}

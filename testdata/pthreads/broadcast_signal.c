/*
 * A start gate that is opened with one signal instead of a broadcast: a
 * second waiting thread sleeps for ever.
 * IEEE Std 1003.1, pthread_cond_signal.
 * N: number of waiting threads.
 * Expected: deadlock (a lost wake-up).
 */
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static int open;

static void *waiter(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&mutex);
	while (!open)
		pthread_cond_wait(&opened, &mutex);
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, waiter, NULL);
	pthread_mutex_lock(&mutex);
	open = 1;
	pthread_cond_signal(&opened);
	pthread_mutex_unlock(&mutex);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

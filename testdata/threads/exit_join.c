/*
 * The last that main does is to join a thread. The process ends then, so that it is no
 * deadlock that another thread, which nobody joins, waits for a mutex that main holds.
 * Expected: safe; one execution.
 */
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *waits(void *arg)
{
	pthread_mutex_lock(&mutex);
	return arg;
}

static void *ends(void *arg) { return arg; }

int main(void)
{
	pthread_t t, u;
	pthread_mutex_lock(&mutex);
	pthread_create(&t, 0, waits, 0);
	pthread_create(&u, 0, ends, 0);
	pthread_join(u, 0);
}

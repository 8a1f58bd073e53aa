/*
 * A thread looks again and again, under a mutex, whether something has happened.
 * NEVER: it never happens.
 * Expected: safe, as mutexes are fair; NEVER has a livelock.
 */
#include "states.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *wait_for_it(void *arg)
{
	int done = 0;

	while (!done) {
		pthread_mutex_lock(&mutex);
		done = ready;
		pthread_mutex_unlock(&mutex);
	}
	return arg;
}

static void *announce(void *arg)
{
	pthread_mutex_lock(&mutex);
#ifndef NEVER
	ready = 1;
#endif
	pthread_mutex_unlock(&mutex);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, wait_for_it, NULL);
	pthread_create(&u, NULL, announce, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

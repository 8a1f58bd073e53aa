/*
 * Threads that are alike but have different creators: each of N threads creates
 * one that counts under a mutex, for ever, or ROUNDS times.
 * N: number of creators.
 * JOIN: the creators wait for theirs.
 * Expected: safe.
 */
#include "states.h"

#ifndef N
#define N 3
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static volatile int count;

static void *run(void *arg)
{
	REPEAT {
		pthread_mutex_lock(&mutex);
		enter_alone();
		count = (count + 1) % 4;
		leave_alone();
		pthread_mutex_unlock(&mutex);
	}
	return arg;
}

static void *create(void *arg)
{
	pthread_t t;

	pthread_create(&t, NULL, run, NULL);
#ifdef JOIN
	pthread_join(t, NULL);
#endif
	return arg;
}

int main(void)
{
	run_alike(N, create);
	return 0;
}

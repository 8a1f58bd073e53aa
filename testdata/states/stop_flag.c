/*
 * Workers work until they are told to stop. N: number of workers.
 * UNTIL_IDLE: they are told so when nobody works. Main may look at the wrong moments
 * for ever.
 * Expected: safe, as the scheduler is fair; UNTIL_IDLE has a livelock.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static atomic_int stop;
static atomic_int working;

static void *work(void *arg)
{
	while (!LOAD(stop)) {
		atomic_fetch_add(&working, 1);
		atomic_fetch_sub(&working, 1);
	}
	return arg;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, NULL);
#ifdef UNTIL_IDLE
	while (LOAD(working))
		;
#endif
	STORE(stop, 1);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(LOAD(working) == 0);
	return 0;
}

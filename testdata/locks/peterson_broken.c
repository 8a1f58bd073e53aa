/*
 * Peterson's mutual exclusion with its first two stores exchanged: the turn
 * is given away before the wish is announced, and both threads may enter.
 * G. L. Peterson, "Myths about the mutual exclusion problem", IPL 12(3), 1981.
 * ROUNDS: how often each thread enters its critical section.
 * Expected: assertion violation, already under SC.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int wants[2];
static atomic_int turn;
static volatile int inside;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	for (int r = 0; r < ROUNDS; r++) {
		atomic_store(&turn, other);
		atomic_store(&wants[me], 1);
		while (atomic_load(&wants[other]) && atomic_load(&turn) == other)
			;
		inside = me + 1;
		assert(inside == me + 1);
		atomic_store(&wants[me], 0);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}

/*
 * Szymanski's mutual exclusion with a waiting room, for two threads.
 * B. K. Szymanski, "A simple solution to Lamport's concurrent programming
 * problem with linear wait", ICS 1988.
 * States: 0 outside, 1 wants in, 2 waits for others, 3 in the doorway,
 * 4 inside the waiting room.
 * ROUNDS: how often each thread enters its critical section.
 * Expected: safe under SC (all accesses are seq_cst).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int state[2];
static volatile int inside;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	for (int r = 0; r < ROUNDS; r++) {
		atomic_store(&state[me], 1);
		while (atomic_load(&state[other]) >= 3)
			;
		atomic_store(&state[me], 3);
		if (atomic_load(&state[other]) == 1) {
			atomic_store(&state[me], 2);
			while (atomic_load(&state[other]) != 4)
				;
		}
		atomic_store(&state[me], 4);
		if (me == 1) {
			while (atomic_load(&state[0]) >= 2)
				;
		}
		inside = me + 1;
		assert(inside == me + 1);
		if (me == 0) {
			int s;
			do {
				s = atomic_load(&state[1]);
			} while (s == 2 || s == 3);
		}
		atomic_store(&state[me], 0);
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

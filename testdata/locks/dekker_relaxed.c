/*
 * Dekker's mutual exclusion for two threads.
 * E. W. Dijkstra, "Cooperating sequential processes", EWD 123, 1965.
 * Once a waiting thread has the turn it keeps it until it leaves, so the
 * retry loop is written as two waits without a cycle that writes.
 * ROUNDS: how often each thread enters its critical section.
 * All accesses are relaxed and there are no fences.
 * Expected: safe under SC; not robust and violated under TSO and PSO.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef ROUNDS
#define ROUNDS 2
#endif

static atomic_int wants[2];
static atomic_int turn;
static volatile int inside;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	for (int r = 0; r < ROUNDS; r++) {
		atomic_store_explicit(&wants[me], 1, memory_order_relaxed);
		if (atomic_load_explicit(&wants[other], memory_order_relaxed)) {
			if (atomic_load_explicit(&turn, memory_order_relaxed) != me) {
				atomic_store_explicit(&wants[me], 0, memory_order_relaxed);
				while (atomic_load_explicit(&turn, memory_order_relaxed) != me)
					;
				atomic_store_explicit(&wants[me], 1, memory_order_relaxed);
			}
			while (atomic_load_explicit(&wants[other], memory_order_relaxed))
				;
		}
		inside = me + 1;
		assert(inside == me + 1);
		atomic_store_explicit(&turn, other, memory_order_relaxed);
		atomic_store_explicit(&wants[me], 0, memory_order_relaxed);
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

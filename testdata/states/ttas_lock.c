/*
 * The test-and-test-and-set lock, used for ever.
 * L. Rudolph, Z. Segall, "Dynamic decentralized cache schemes for MIMD
 * parallel processors", ISCA 1984.
 * N: number of threads.
 * TWO_STEPS: the lock is tested, and then set, in two operations.
 * NOT_RELEASED: the lock is never given back.
 * Expected: safe, but a thread may wait while others take turns; TWO_STEPS violates the
 * assertion, NOT_RELEASED hangs.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static atomic_int taken;

static void *run(void *arg)
{
	(void)arg;
	REPEAT {
#ifdef TWO_STEPS
		while (LOAD(taken))
			;
		STORE(taken, 1);
#else
		do {
			while (atomic_load_explicit(&taken, memory_order_relaxed))
				;
		} while (atomic_exchange_explicit(&taken, 1, memory_order_acquire));
#endif
		enter_alone();
		leave_alone();
#ifndef NOT_RELEASED
		atomic_store_explicit(&taken, 0, memory_order_release);
#endif
	}
	return NULL;
}

int main(void)
{
	run_alike(N, run);
	return 0;
}

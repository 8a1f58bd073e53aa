/*
 * Peterson's mutual exclusion for two threads, with seq_cst fences
 * behind the stores; or (EXCHANGE) without a fence, the victim being set by an
 * exchange that acquires and releases.
 * G. L. Peterson, "Myths about the mutual exclusion problem", Information
 * Processing Letters 12(3), 1981.
 * ROUNDS: how often each thread enters. FENCE: the fences. ONE_FENCE: only that
 * before the wait. What is protected is not atomic.
 * Expected: safe with the default fences and with EXCHANGE; not with ONE_FENCE:
 * who is overtaken at the store of the victim may still be unseen.
 */
#ifndef FENCE
#define FENCE seq_cst
#endif
#include "rc11.h"

#include <stdint.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int wants[2];
static atomic_int victim;
static int inside;

static void announce(int me)
{
	store_as(relaxed, wants[me], 1);
#if defined EXCHANGE
	exchange_as(acq_rel, victim, me);
#else
#ifndef ONE_FENCE
	fence();
#endif
	store_as(release, victim, me);
	fence();
#endif
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	for (int r = 0; r < ROUNDS; r++) {
		announce(me);
		while (load_as(acquire, wants[other]) && load_as(acquire, victim) == me)
			;
		inside = me + 1;
		assert(inside == me + 1);
		store_as(release, wants[me], 0);
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

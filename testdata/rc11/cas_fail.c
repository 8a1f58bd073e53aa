/*
 * A failing compare-exchange is a load of an order of its own: N threads try to
 * claim a variable behind a store of their own, and losers look at what the
 * winner wrote.
 * CLAIM: order of the compare-exchange that succeeds, FAIL: of one that fails.
 * ACQUIRE: losers have an acquire fence.
 */
#include "rc11.h"

#include <stdint.h>

#ifndef CLAIM
#define CLAIM acq_rel
#endif
#ifndef FAIL
#define FAIL relaxed
#endif
#ifndef N
#define N 2
#endif

static atomic_int owner, data[N + 1];
static int r[N + 1];

static void *claim(void *arg)
{
	int me = (int)(intptr_t)arg, seen = 0;

	store_as(relaxed, data[me], 1);
	if (!atomic_compare_exchange_strong_explicit(&owner, &seen, me, ORDER(CLAIM), ORDER(FAIL))) {
#ifdef ACQUIRE
		fence_as(acquire);
#endif
		r[me] = load_as(relaxed, data[seen]);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, claim, (void *)(intptr_t)(i + 1));
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

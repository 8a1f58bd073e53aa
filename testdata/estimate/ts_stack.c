/*
 * The timestamped stack of Dodds, Haas and Kirsch, "A Scalable, Correct
 * Time-Stamped Stack" (POPL 2015), with a counter for timestamps: each pusher
 * has a pool of its own; it puts an element in, takes a timestamp, and writes
 * that to the element. A pop looks for the youngest element in all pools, and
 * takes it with a compare-and-swap; it gives up after TRIES attempts, where
 * the paper tries until the stack is empty.
 * PUSHERS, POPPERS: number of threads, one operation each.
 * Expected: safe.
 */
#include <limits.h>

#include "stack.h"

#ifndef TRIES
#define TRIES 2
#endif

struct element {
	atomic_int there, stamp, taken;
};

static struct element pools[PUSHERS];
static atomic_int ticks = 1;

static void *push(void *arg)
{
	struct element *e = &pools[(intptr_t)arg];

	atomic_store(&e->stamp, INT_MAX);
	atomic_store(&e->there, 1);
	atomic_store(&e->stamp, atomic_fetch_add(&ticks, 1));
	return NULL;
}

/* Returns -1 if another thread has taken the element. */
static int try_pop(void)
{
	int youngest = -1, best = 0, free = 0;

	for (int i = 0; i < PUSHERS; i++) {
		if (!atomic_load(&pools[i].there) || atomic_load(&pools[i].taken))
			continue;
		int stamp = atomic_load(&pools[i].stamp);
		if (stamp > best) {
			youngest = i;
			best = stamp;
		}
	}
	if (youngest < 0)
		return 0; /* it is empty */
	if (!atomic_compare_exchange_strong(&pools[youngest].taken, &free, 1))
		return -1;
	return 1 + youngest;
}

static int pop(void)
{
	for (int i = 0; i < TRIES; i++) {
		int v = try_pop();
		if (v >= 0)
			return v;
	}
	return 0;
}

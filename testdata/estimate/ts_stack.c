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
#include <assert.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef PUSHERS
#define PUSHERS 2
#endif
#ifndef POPPERS
#define POPPERS 1
#endif
#ifndef TRIES
#define TRIES 2
#endif

struct element {
	atomic_int there, stamp, taken;
};

static struct element pools[PUSHERS];
static atomic_int ticks = 1;
static int popped[PUSHERS];

static void *push(void *arg)
{
	struct element *e = &pools[(intptr_t)arg];

	atomic_store(&e->stamp, INT_MAX);
	atomic_store(&e->there, 1);
	atomic_store(&e->stamp, atomic_fetch_add(&ticks, 1));
	return NULL;
}

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
		return 1; /* it is empty */
	if (!atomic_compare_exchange_strong(&pools[youngest].taken, &free, 1))
		return 0;
	popped[youngest]++;
	return 1;
}

static void *pop(void *arg)
{
	(void)arg;
	for (int i = 0; i < TRIES && !try_pop(); i++)
		;
	return NULL;
}

int main(void)
{
	pthread_t t[PUSHERS + POPPERS];

	for (int i = 0; i < PUSHERS; i++)
		pthread_create(&t[i], NULL, push, (void *)(intptr_t)i);
	for (int i = 0; i < POPPERS; i++)
		pthread_create(&t[PUSHERS + i], NULL, pop, NULL);
	for (int i = 0; i < PUSHERS + POPPERS; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < PUSHERS; i++)
		assert(popped[i] <= 1);
	return 0;
}

/*
 * A bounded queue for many producers and consumers: every cell carries a
 * sequence number that says whose turn it is.
 * D. Vyukov, "Bounded MPMC queue", 1024cores, 2010.
 * SIZE: capacity, a power of two. PRODUCERS, CONSUMERS: number of threads, one
 * operation each, which gives up when it would have to start over.
 * Expected: safe. Values are not atomic.
 */
#include "rc11.h"

#include <stdint.h>

#ifndef SIZE
#define SIZE 2
#endif
#ifndef PRODUCERS
#define PRODUCERS 2
#endif
#ifndef CONSUMERS
#define CONSUMERS 1
#endif

struct cell {
	atomic_int sequence;
	int value;
};

static struct cell cells[SIZE];
static atomic_int put_at, get_at;

static void *producer(void *arg)
{
	int at = load_as(relaxed, put_at);
	struct cell *c = &cells[at % SIZE];

	if (load_as(acquire, c->sequence) == at && cas_as(relaxed, put_at, &at, at + 1)) {
		c->value = (int)(intptr_t)arg;
		store_as(release, c->sequence, at + 1);
	}
	return NULL;
}

THREAD(consumer)
{
	int at = load_as(relaxed, get_at);
	struct cell *c = &cells[at % SIZE];

	if (load_as(acquire, c->sequence) == at + 1 && cas_as(relaxed, get_at, &at, at + 1)) {
		assert(c->value > 0);
		store_as(release, c->sequence, at + SIZE);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[PRODUCERS + CONSUMERS];

	for (int i = 0; i < SIZE; i++)
		store_as(relaxed, cells[i].sequence, i);
	for (int i = 0; i < PRODUCERS; i++)
		pthread_create(&t[i], NULL, producer, (void *)(intptr_t)(i + 1));
	for (int i = 0; i < CONSUMERS; i++)
		pthread_create(&t[PRODUCERS + i], NULL, consumer, NULL);
	for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

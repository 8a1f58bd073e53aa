/*
 * A ring buffer between one producer that waits for room and one consumer that
 * waits for items.
 * L. Lamport, "Specifying concurrent program modules", ACM TOPLAS 5(2), 1983.
 * SIZE: capacity plus one. ITEMS: how many items go through.
 * Expected: safe. The slots are not atomic.
 */
#include "rc11.h"

#ifndef SIZE
#define SIZE 2
#endif
#ifndef ITEMS
#define ITEMS 3
#endif

static int slot[SIZE];
static atomic_int head, tail;

THREAD(producer)
{
	for (int i = 0; i < ITEMS; i++) {
		while (load_as(acquire, head) == (i + 1) % SIZE)
			;
		slot[i % SIZE] = i;
		store_as(release, tail, (i + 1) % SIZE);
	}
	return NULL;
}

THREAD(consumer)
{
	for (int i = 0; i < ITEMS; i++) {
		while (load_as(acquire, tail) == i % SIZE)
			;
		assert(slot[i % SIZE] == i);
		store_as(release, head, (i + 1) % SIZE);
	}
	return NULL;
}

MAIN(producer, consumer)

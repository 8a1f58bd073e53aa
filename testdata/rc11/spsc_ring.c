/*
 * A ring buffer between one producer and one consumer: each index is written
 * by one side only. Full and empty are reported, not waited for.
 * L. Lamport, "Specifying concurrent program modules", ACM TOPLAS 5(2), 1983.
 * SIZE: capacity plus one. ITEMS: attempts of each side. RELAXED: the indices
 * are published by relaxed stores.
 * Expected: safe; not with RELAXED. The slots are not atomic.
 */
#include "rc11.h"

#ifndef SIZE
#define SIZE 3
#endif
#ifndef ITEMS
#define ITEMS 2
#endif
#ifdef RELAXED
#define PUBLISH relaxed
#else
#define PUBLISH release
#endif

static int slot[SIZE];
static atomic_int head, tail;

THREAD(producer)
{
	int sent = 0, t = 0;

	for (int i = 0; i < ITEMS; i++) {
		int next = (t + 1) % SIZE;
		if (load_as(acquire, head) != next) {
			slot[t] = ++sent;
			store_as(PUBLISH, tail, next);
			t = next;
		}
	}
	return NULL;
}

THREAD(consumer)
{
	int received = 0, h = 0;

	for (int i = 0; i < ITEMS; i++)
		if (load_as(acquire, tail) != h) {
			assert(slot[h] == ++received);
			h = (h + 1) % SIZE;
			store_as(PUBLISH, head, h);
		}
	return NULL;
}

MAIN(producer, consumer)

/*
 * A ring buffer for one producer and one consumer, used for ever.
 * L. Lamport, "Specifying concurrent program modules", TOPLAS 5(2), 1983.
 * SIZE: capacity; indices are taken modulo 2 * SIZE.
 * RELAXED: the indices are published by relaxed stores, with a store fence before
 * each with -DPSO. The default is release.
 * ALWAYS_ROOM: the producer does not look whether there is room.
 * Expected: safe; RELAXED without PSO violates the assertion under PSO; ALWAYS_ROOM
 * overwrites an item.
 */
#include "states.h"

#ifndef SIZE
#define SIZE 2
#endif

#ifdef RELAXED
#define PUBLISH(x, v) STORE(x, v)
#else
#define PUBLISH(x, v) atomic_store_explicit(&(x), (v), memory_order_release)
#endif

static atomic_int head, tail;
static volatile int slots[SIZE];

static void *produce(void *arg)
{
	int t = 0;

	(void)arg;
	REPEAT {
#ifndef ALWAYS_ROOM
		while ((t - atomic_load_explicit(&head, memory_order_acquire) + 2 * SIZE) % (2 * SIZE) == SIZE)
			;
#endif
		assert(slots[t % SIZE] == 0);
		slots[t % SIZE] = 1;
		t = (t + 1) % (2 * SIZE);
		PSO_FENCE();
		PUBLISH(tail, t);
	}
	return NULL;
}

static void *consume(void *arg)
{
	int h = 0;

	(void)arg;
	REPEAT {
		while (atomic_load_explicit(&tail, memory_order_acquire) == h)
			;
		assert(slots[h % SIZE] == 1);
		slots[h % SIZE] = 0;
		h = (h + 1) % (2 * SIZE);
		PSO_FENCE();
		PUBLISH(head, h);
	}
	return NULL;
}

int main(void)
{
	pthread_t p, c;

	pthread_create(&p, NULL, produce, NULL);
	pthread_create(&c, NULL, consume, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	return 0;
}

/*
 * A ring buffer between one producer and one consumer, without locks: each
 * index is written by one side only.
 * L. Lamport, "Specifying concurrent program modules", ACM TOPLAS 5(2), 1983.
 * SIZE: capacity plus one. ITEMS: how many items go through.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef SIZE
#define SIZE 2
#endif
#ifndef ITEMS
#define ITEMS 3
#endif

static int slot[SIZE];
static atomic_int head, tail;

static void *producer(void *arg)
{
	(void)arg;
	for (int i = 1; i <= ITEMS; i++) {
		int t = atomic_load_explicit(&tail, memory_order_relaxed);
		int next = (t + 1) % SIZE;
		while (atomic_load_explicit(&head, memory_order_acquire) == next)
			;
		slot[t] = i;
		atomic_store_explicit(&tail, next, memory_order_release);
	}
	return NULL;
}

static void *consumer(void *arg)
{
	(void)arg;
	for (int i = 1; i <= ITEMS; i++) {
		int h = atomic_load_explicit(&head, memory_order_relaxed);
		while (atomic_load_explicit(&tail, memory_order_acquire) == h)
			;
		assert(slot[h] == i);
		atomic_store_explicit(&head, (h + 1) % SIZE, memory_order_release);
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, producer, NULL);
	pthread_create(&u, NULL, consumer, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

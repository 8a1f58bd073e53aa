/*
 * A bounded queue for many producers and consumers: every cell carries a
 * sequence number that says whose turn it is.
 * D. Vyukov, "Bounded MPMC queue", 1024cores, 2010.
 * SIZE: capacity, a power of two. PRODUCERS, CONSUMERS: number of threads,
 * one attempt each; full and empty are reported, not waited for.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
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
static int stored[PRODUCERS], fetched[CONSUMERS];

static int put(int value)
{
	int at = atomic_load_explicit(&put_at, memory_order_relaxed);

	for (;;) {
		struct cell *c = &cells[at & (SIZE - 1)];
		int ahead = atomic_load_explicit(&c->sequence, memory_order_acquire) - at;

		if (ahead < 0)
			return 0;
		if (ahead > 0) {
			at = atomic_load_explicit(&put_at, memory_order_relaxed);
			continue;
		}
		if (atomic_compare_exchange_strong_explicit(&put_at, &at, at + 1,
				memory_order_relaxed, memory_order_relaxed)) {
			c->value = value;
			atomic_store_explicit(&c->sequence, at + 1, memory_order_release);
			return 1;
		}
	}
}

static int get(int *value)
{
	int at = atomic_load_explicit(&get_at, memory_order_relaxed);

	for (;;) {
		struct cell *c = &cells[at & (SIZE - 1)];
		int ahead = atomic_load_explicit(&c->sequence, memory_order_acquire) - (at + 1);

		if (ahead < 0)
			return 0;
		if (ahead > 0) {
			at = atomic_load_explicit(&get_at, memory_order_relaxed);
			continue;
		}
		if (atomic_compare_exchange_strong_explicit(&get_at, &at, at + 1,
				memory_order_relaxed, memory_order_relaxed)) {
			*value = c->value;
			atomic_store_explicit(&c->sequence, at + SIZE, memory_order_release);
			return 1;
		}
	}
}

static void *producer(void *arg)
{
	int me = (int)(intptr_t)arg;

	if (put(me + 1))
		stored[me] = me + 1;
	return NULL;
}

static void *consumer(void *arg)
{
	int me = (int)(intptr_t)arg;
	int value = 0;

	if (get(&value)) {
		assert(value >= 1 && value <= PRODUCERS);
		fetched[me] = value;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[PRODUCERS + CONSUMERS];
	int balance = 0, value = 0;

	for (int i = 0; i < SIZE; i++)
		atomic_store(&cells[i].sequence, i);
	for (int i = 0; i < PRODUCERS; i++)
		pthread_create(&t[i], NULL, producer, (void *)(intptr_t)i);
	for (int i = 0; i < CONSUMERS; i++)
		pthread_create(&t[PRODUCERS + i], NULL, consumer, (void *)(intptr_t)i);
	for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < PRODUCERS; i++)
		balance += stored[i];
	for (int i = 0; i < CONSUMERS; i++)
		balance -= fetched[i];
	for (int i = 0; i < SIZE; i++)
		if (get(&value))
			balance -= value;
	assert(balance == 0);
	return 0;
}

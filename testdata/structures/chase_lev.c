/*
 * The work-stealing deque: the owner pushes and takes at the bottom, thieves
 * steal at the top. The array is large enough and never grows.
 * D. Chase, Y. Lev, "Dynamic circular work-stealing deque", SPAA 2005; memory
 * orders as in N. M. Le et al., "Correct and efficient work-stealing for weak
 * memory models", PPoPP 2013.
 * ITEMS: items that the owner pushes and tries to take. THIEVES: threads that
 * try to steal once.
 * Expected: safe (no item is taken twice or lost).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef ITEMS
#define ITEMS 2
#endif
#ifndef THIEVES
#define THIEVES 1
#endif
#define EMPTY 0

static atomic_int top, bottom;
static atomic_int array[ITEMS];
static atomic_int taken[ITEMS + 1];

static void push(int item)
{
	int b = atomic_load_explicit(&bottom, memory_order_relaxed);

	atomic_store_explicit(&array[b], item, memory_order_relaxed);
	atomic_thread_fence(memory_order_release);
	atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
}

static int take(void)
{
	int b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;

	atomic_store_explicit(&bottom, b, memory_order_relaxed);
	atomic_thread_fence(memory_order_seq_cst);
	int t = atomic_load_explicit(&top, memory_order_relaxed);
	if (t > b) {
		atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
		return EMPTY;
	}
	int item = atomic_load_explicit(&array[b], memory_order_relaxed);
	if (t == b) {
		if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1,
				memory_order_seq_cst, memory_order_relaxed))
			item = EMPTY;
		atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
	}
	return item;
}

static int steal(void)
{
	int t = atomic_load_explicit(&top, memory_order_acquire);

	atomic_thread_fence(memory_order_seq_cst);
	int b = atomic_load_explicit(&bottom, memory_order_acquire);
	if (t >= b)
		return EMPTY;
	int item = atomic_load_explicit(&array[t], memory_order_relaxed);
	if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1,
			memory_order_seq_cst, memory_order_relaxed))
		return EMPTY;
	return item;
}

static void record(int item)
{
	if (item != EMPTY) {
		int before = atomic_fetch_add(&taken[item], 1);
		assert(before == 0);
	}
}

static void *owner(void *arg)
{
	(void)arg;
	for (int i = 1; i <= ITEMS; i++)
		push(i);
	for (int i = 1; i <= ITEMS; i++)
		record(take());
	return NULL;
}

static void *thief(void *arg)
{
	(void)arg;
	record(steal());
	return NULL;
}

int main(void)
{
	pthread_t t[THIEVES + 1];
	int total = 0;

	pthread_create(&t[0], NULL, owner, NULL);
	for (int i = 1; i <= THIEVES; i++)
		pthread_create(&t[i], NULL, thief, NULL);
	for (int i = 0; i <= THIEVES; i++)
		pthread_join(t[i], NULL);
	for (int i = 1; i <= ITEMS; i++)
		total += atomic_load(&taken[i]);
	assert(total == ITEMS);
	return 0;
}

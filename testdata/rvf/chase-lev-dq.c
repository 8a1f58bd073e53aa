/*
 * The work-stealing deque: the owner pushes and takes at the bottom, two thieves
 * steal at the top. The array is large enough and never grows.
 * D. Chase, Y. Lev, "Dynamic circular work-stealing deque", SPAA 2005.
 * U: items that the owner pushes, and then tries to take. STEALS: attempts of
 * each thief.
 * Expected: safe (no item is taken twice or lost).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef U
#define U 2
#endif
#ifndef STEALS
#define STEALS 2
#endif
#define THIEVES 2
#define NOTHING 0

static atomic_int bottom, top;
static atomic_int array[U];

static void push(int item)
{
	int b = atomic_load(&bottom);

	atomic_store(&array[b], item);
	atomic_store(&bottom, b + 1);
}

static int take(void)
{
	int b = atomic_load(&bottom) - 1;

	atomic_store(&bottom, b);
	int t = atomic_load(&top);
	if (t > b) {
		atomic_store(&bottom, t);
		return NOTHING;
	}
	int item = atomic_load(&array[b]);
	if (t == b) {
		if (!atomic_compare_exchange_strong(&top, &t, t + 1))
			item = NOTHING;
		atomic_store(&bottom, b + 1);
	}
	return item;
}

static int steal(void)
{
	int t = atomic_load(&top), b = atomic_load(&bottom);

	if (t >= b)
		return NOTHING;
	int item = atomic_load(&array[t]);
	return atomic_compare_exchange_strong(&top, &t, t + 1) ? item : NOTHING;
}

/* Threads return what they got, an item being a power of two. */
static void *owner(void *arg)
{
	int got = 0;

	(void)arg;
	for (int i = 0; i < U; i++)
		push(1 << i);
	for (int i = 0; i < U; i++)
		got += take();
	return (void *)(intptr_t)got;
}

static void *thief(void *arg)
{
	int got = 0;

	(void)arg;
	for (int i = 0; i < STEALS; i++)
		got += steal();
	return (void *)(intptr_t)got;
}

int main(void)
{
	pthread_t t[THIEVES + 1];
	int total = 0;

	pthread_create(&t[0], NULL, owner, NULL);
	for (int i = 1; i <= THIEVES; i++)
		pthread_create(&t[i], NULL, thief, NULL);
	for (int i = 0; i <= THIEVES; i++) {
		void *got;

		pthread_join(t[i], &got);
		assert((total & (int)(intptr_t)got) == 0);
		total += (int)(intptr_t)got;
	}
	assert(total == (1 << U) - 1);
	return 0;
}

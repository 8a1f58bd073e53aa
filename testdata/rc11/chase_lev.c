/*
 * The work-stealing deque: the owner pushes and takes at the bottom, thieves
 * steal at the top. The array is large enough and never grows.
 * D. Chase, Y. Lev, "Dynamic circular work-stealing deque", SPAA 2005; memory
 * orders as in N. M. Le et al., "Correct and efficient work-stealing for weak
 * memory models", PPoPP 2013.
 * ITEMS: items that the owner pushes and then tries to take. THIEVES: threads
 * that try to steal once. FENCE: the fence of takers and thieves.
 * Expected: safe (no item is taken twice); not with FENCE=acq_rel.
 */
#ifndef FENCE
#define FENCE seq_cst
#endif
#include "rc11.h"

#ifndef ITEMS
#define ITEMS 1
#endif
#ifndef THIEVES
#define THIEVES 1
#endif

static atomic_int top, bottom;
static atomic_int array[ITEMS];
static atomic_int taken[ITEMS + 1];

static void record(int item)
{
	if (item != 0)
		assert(add_as(relaxed, taken[item], 1) == 0);
}

static int take(void)
{
	int b = load_as(relaxed, bottom) - 1;

	store_as(relaxed, bottom, b);
	fence();
	int t = load_as(relaxed, top);
	if (t > b) {
		store_as(relaxed, bottom, b + 1);
		return 0;
	}
	int item = load_as(relaxed, array[b]);
	if (t == b) {
		if (!cas_as(seq_cst, top, &t, t + 1))
			item = 0;
		store_as(relaxed, bottom, b + 1);
	}
	return item;
}

THREAD(owner)
{
	for (int b = 0; b < ITEMS; b++) {
		store_as(relaxed, array[b], b + 1);
		fence_as(release);
		store_as(relaxed, bottom, b + 1);
	}
	for (int b = 0; b < ITEMS; b++)
		record(take());
	return NULL;
}

THREAD(thief)
{
	int t = load_as(acquire, top);

	fence();
	int b = load_as(acquire, bottom);
	if (t < b) {
		int item = load_as(relaxed, array[t]);
		if (cas_as(seq_cst, top, &t, t + 1)) {
			assert(item != 0);
			record(item);
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t t[THIEVES + 1];

	pthread_create(&t[0], NULL, owner, NULL);
	for (int i = 1; i <= THIEVES; i++)
		pthread_create(&t[i], NULL, thief, NULL);
	for (int i = 0; i <= THIEVES; i++)
		pthread_join(t[i], NULL);
	return 0;
}

/*
 * Three stages hand items on through slots for one item each. The last stage
 * takes for granted that the first is not done when the first item comes
 * through: that is so unless the pipeline is full, an item in each slot and
 * one in the hands of the second stage.
 * ITEMS: through the pipeline; BUSY: steps of each stage for each item that
 * nobody depends on.
 * Expected: assertion violation. The last stage has to be slow once, for as
 * long as the others can go on.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef ITEMS
#define ITEMS 4
#endif
#ifndef BUSY
#define BUSY 3
#endif

static atomic_int slot[2], done, work;

static void busy(void)
{
	for (int i = 0; i < BUSY; i++)
		atomic_fetch_add(&work, 1);
}

static void put(int k, int v)
{
	while (atomic_load(&slot[k]) != 0)
		;
	atomic_store(&slot[k], v);
}

static int take(int k)
{
	int v;

	while ((v = atomic_load(&slot[k])) == 0)
		;
	atomic_store(&slot[k], 0);
	return v;
}

static void *first(void *arg)
{
	(void)arg;
	for (int i = 1; i <= ITEMS; i++) {
		busy();
		if (i == ITEMS)
			atomic_store(&done, 1);
		put(0, i);
	}
	return NULL;
}

static void *second(void *arg)
{
	(void)arg;
	for (int i = 1; i <= ITEMS; i++) {
		busy();
		put(1, take(0));
	}
	return NULL;
}

static void *third(void *arg)
{
	(void)arg;
	for (int i = 1; i <= ITEMS; i++) {
		busy();
		take(1);
		if (i == 1)
			assert(!atomic_load(&done));
	}
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, first, NULL);
	pthread_create(&t[1], NULL, second, NULL);
	pthread_create(&t[2], NULL, third, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}

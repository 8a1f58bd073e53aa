/*
 * Each of two threads looks an input up in a sorted array of its own, by halves, and publishes where it would be. The place, of which there are few, is all that the other one sees.
 * PAST: the search may end behind the end of the array.
 * Expected: safe; violation with PAST.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

#define SIZE 5

static _Atomic unsigned place[2];

static unsigned find(int key)
{
	const int sorted[SIZE] = {-1000000, -3, 0, 12, 99999};
	unsigned low = 0, high = SIZE;

	while (low < high) {
		unsigned middle = (low + high) / 2;

		if (sorted[middle] < key)
			low = middle + 1;
		else
			high = middle;
	}
#ifndef PAST
	if (low == SIZE)
		low--;
#endif
	assert(low == 0 || low == SIZE || sorted[low - 1] < key);
	return low;
}

static void *look(void *arg)
{
	_Atomic unsigned *own = arg;

	atomic_store_explicit(own, find(__VERIFIER_nondet_int()), memory_order_release);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, look, &place[0]);
	pthread_create(&u, NULL, look, &place[1]);
	assert(atomic_load_explicit(&place[0], memory_order_acquire) < SIZE);
	assert(atomic_load_explicit(&place[1], memory_order_acquire) < SIZE);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

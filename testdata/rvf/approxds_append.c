/*
 * A list that threads append to without any synchronisation, so that elements
 * may be lost: read the length, store the element there, store the new length.
 * In the end the list is emptied.
 * M. Rinard, "Parallel synchronization-free approximate data structure
 * construction", HotPar 2013.
 * U: number of threads, each appends once. SLOTS: capacity; a thread that finds
 * the list full gives up.
 * Expected: safe (the length never exceeds the capacity; what is in the list is
 * an element of some thread, or 0, the element of the first one, too).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef U
#define U 4
#endif
#ifndef SLOTS
#define SLOTS (U - 2)
#endif

static atomic_int slots[SLOTS];
static atomic_int length;

static void *append(void *arg)
{
	int element = (int)(intptr_t)arg;
	int at = atomic_load(&length);

	if (at < SLOTS) {
		atomic_store(&slots[at], element);
		atomic_store(&length, at + 1);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[U];
	int left;

	for (int i = 0; i < U; i++)
		pthread_create(&t[i], NULL, append, (void *)(intptr_t)i);
	for (int i = 0; i < U; i++)
		pthread_join(t[i], NULL);
	assert(atomic_load(&length) <= SLOTS);
	while ((left = atomic_load(&length)) > 0) {
		int element = atomic_load(&slots[left - 1]);
		assert(element >= 0 && element < U);
		atomic_store(&length, left - 1);
	}
	return 0;
}

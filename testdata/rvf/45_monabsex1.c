/*
 * Each thread writes the same value to one variable and reads it back.
 * A task of SV-COMP (an example of monotonic abstraction).
 * U: number of threads.
 * Expected: safe; (U!)^2 orders of the accesses, (U+1)^(U-1) reads-from
 * functions, 1 class of reads-value-from.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef U
#define U 3
#endif
#define VALUE 4

static atomic_int shared;

static void *run(void *arg)
{
	(void)arg;
	atomic_store(&shared, VALUE);
	assert(atomic_load(&shared) == VALUE);
	return NULL;
}

int main(void)
{
	pthread_t t[U];

	for (int i = 0; i < U; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < U; i++)
		pthread_join(t[i], NULL);
	return 0;
}

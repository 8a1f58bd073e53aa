/*
 * A block is freed when a counter says that its user is done with it. The user
 * says so before it is.
 * SAFE: afterwards.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int done;

static void *use(void *arg)
{
	int *block = arg;

#ifndef SAFE
	atomic_store_explicit(&done, 1, memory_order_release);
#endif
	*block = 1;
#ifdef SAFE
	atomic_store_explicit(&done, 1, memory_order_release);
#endif
	return NULL;
}

int main(void)
{
	int *block = malloc(sizeof *block);
	pthread_t t;

	pthread_create(&t, NULL, use, block);
	if (atomic_load_explicit(&done, memory_order_acquire))
		free(block);
	pthread_join(t, NULL);
	return 0;
}

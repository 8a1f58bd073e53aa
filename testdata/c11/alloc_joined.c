/*
 * A thread does nothing but allocate a block, which it returns. Another one, created by it or by the main
 * thread, hands the block on: no event of the allocating thread comes after the allocation.
 * RELAXED: the one that the allocating thread creates publishes the block by a relaxed store.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef RELAXED
#define PUBLISH memory_order_relaxed
#else
#define PUBLISH memory_order_release
#endif

static int *_Atomic slot;

static void *publish(void *block)
{
	atomic_store_explicit(&slot, block, PUBLISH);
	return NULL;
}

static void *make(void *arg)
{
	int *block = malloc(sizeof *block);
	pthread_t t;

	(void)arg;
	pthread_create(&t, NULL, publish, block);
	pthread_detach(t);
	return block;
}

int main(void)
{
	pthread_t t;
	void *block;
	int *p;

	pthread_create(&t, NULL, make, NULL);
	p = atomic_load_explicit(&slot, memory_order_acquire);
	if (p)
		*p = 18;
	pthread_join(t, &block);
	*(int *)block = 19;
	return 0;
}

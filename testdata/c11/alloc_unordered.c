/*
 * A block is allocated and published by a relaxed store. Whoever loads the pointer, though it points to the
 * block, is not promised that the block has been allocated before.
 * SAFE: the store releases, and the load acquires.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef SAFE
#define PUBLISH memory_order_release
#define CONSUME memory_order_acquire
#else
#define PUBLISH memory_order_relaxed
#define CONSUME memory_order_relaxed
#endif

static int *_Atomic slot;

static void *make(void *arg)
{
	atomic_store_explicit(&slot, malloc(sizeof(int)), PUBLISH);
	return arg;
}

static void *use(void *arg)
{
	int *p = atomic_load_explicit(&slot, CONSUME);

	if (p)
		*p = 18;
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, make, NULL);
	pthread_create(&b, NULL, use, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}

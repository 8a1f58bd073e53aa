/*
 * A block is freed when a counter says that its user is done with it. The user
 * says so before it is.
 * SAFE: afterwards.
 * RELAXED: afterwards, but the counter synchronises nothing: the use need not have happened before the free.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifdef RELAXED
#define AFTER
#define RELEASE memory_order_relaxed
#define ACQUIRE memory_order_relaxed
#else
#define RELEASE memory_order_release
#define ACQUIRE memory_order_acquire
#endif
#ifdef SAFE
#define AFTER
#endif

static atomic_int done;

static void *use(void *arg)
{
	int *block = arg;

#ifndef AFTER
	atomic_store_explicit(&done, 1, RELEASE);
#endif
	*block = 1;
#ifdef AFTER
	atomic_store_explicit(&done, 1, RELEASE);
#endif
	return NULL;
}

int main(void)
{
	int *block = malloc(sizeof *block);
	pthread_t t;

	pthread_create(&t, NULL, use, block);
	if (atomic_load_explicit(&done, ACQUIRE))
		free(block);
	pthread_join(t, NULL);
	return 0;
}

/*
 * Data that is not atomic is handed over by a relaxed flag: a data race.
 * SAFE: by a release store and an acquire load.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef SAFE
#define PUBLISH memory_order_release
#define CONSUME memory_order_acquire
#else
#define PUBLISH memory_order_relaxed
#define CONSUME memory_order_relaxed
#endif

static int data, copy;
static atomic_int flag;

static void *give(void *arg)
{
	data = 1;
	atomic_store_explicit(&flag, 1, PUBLISH);
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, give, NULL);
	if (atomic_load_explicit(&flag, CONSUME))
		copy = data;
	pthread_join(t, NULL);
	return 0;
}

/*
 * Message passing of an array through a flag: who sees the flag reads what was
 * written before it was set. The flag is relaxed, so that the reader may see it
 * and still read old cells.
 * SAFE: the flag is set by a release store and read by an acquire load.
 */
#include <assert.h>
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

static atomic_int cell[2], ready;

static void *produce(void *arg)
{
	atomic_store_explicit(&cell[0], 3, memory_order_relaxed);
	atomic_store_explicit(&cell[1], 4, memory_order_relaxed);
	atomic_store_explicit(&ready, 1, PUBLISH);
	return arg;
}

static void *consume(void *arg)
{
	if (atomic_load_explicit(&ready, CONSUME)) {
		int a = atomic_load_explicit(&cell[0], memory_order_relaxed);
		int b = atomic_load_explicit(&cell[1], memory_order_relaxed);

		assert(a + b == 7);
	}
	return arg;
}

int main(void)
{
	pthread_t p, c;

	pthread_create(&p, NULL, produce, NULL);
	pthread_create(&c, NULL, consume, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	return 0;
}

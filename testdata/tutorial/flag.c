/*
 * A letter is handed over without a lock, for docs/tutorial.md: a flag says that it is there.
 * Without SAFE the flag is relaxed, and orders nothing.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifdef SAFE
#define WRITE memory_order_release
#define READ memory_order_acquire
#else
#define WRITE memory_order_relaxed
#define READ memory_order_relaxed
#endif

static int letter;
static atomic_int ready;

static void *writer(void *arg)
{
	letter = 42;
	atomic_store_explicit(&ready, 1, WRITE);
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, writer, NULL);
	if (atomic_load_explicit(&ready, READ))
		assert(letter == 42);
	pthread_join(t, NULL);
	return 0;
}

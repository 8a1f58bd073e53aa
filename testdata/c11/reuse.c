/*
 * A variable on the stack is published and read by another thread, in a function
 * that is called twice: what the variable held before is gone the second time.
 * The reader must be joined before the variable goes; it reads the value 2 only
 * if the pointer's release store is seen, which a relaxed load does not promise.
 * SAFE: the load acquires.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef SAFE
#define CONSUME memory_order_acquire
#else
#define CONSUME memory_order_relaxed
#endif

static _Atomic(atomic_int *) slot;

static void *read_slot(void *arg)
{
	atomic_int *p = atomic_load_explicit(&slot, CONSUME);

	if (p)
		assert(atomic_load_explicit(p, memory_order_relaxed) == *(int *)arg);
	return NULL;
}

static void once(int value)
{
	atomic_int local = 0;
	pthread_t t;

	pthread_create(&t, NULL, read_slot, &value);
	atomic_store_explicit(&local, value, memory_order_relaxed);
	atomic_store_explicit(&slot, &local, memory_order_release);
	pthread_join(t, NULL);
	atomic_store_explicit(&slot, NULL, memory_order_relaxed);
}

int main(void)
{
	once(1);
	once(2);
	return 0;
}

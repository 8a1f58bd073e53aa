/*
 * A thread publishes the address of its thread-local variable by a relaxed store. The variable is there from the start, so that whoever
 * loads the address may access it, until the thread ends. The thread waits for that, and its wait acquires what the access has released.
 * RELAXED: the wait does not acquire, so that the access does not happen before the end.
 * GOES: the thread does not wait.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef RELAXED
#define WAIT memory_order_relaxed
#else
#define WAIT memory_order_acquire
#endif

static _Thread_local atomic_int own = 3;
static atomic_int *_Atomic where;
static atomic_int done;

static void *publish(void *arg)
{
	atomic_store_explicit(&where, &own, memory_order_relaxed);
#ifndef GOES
	while (!atomic_load_explicit(&done, WAIT))
		;
#endif
	return arg;
}

static void *use(void *arg)
{
	atomic_int *p = atomic_load_explicit(&where, memory_order_relaxed);

	if (p)
		assert(atomic_fetch_add_explicit(p, 1, memory_order_relaxed) == 3);
	atomic_store_explicit(&done, 1, memory_order_release);
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, publish, NULL);
	pthread_create(&b, NULL, use, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}

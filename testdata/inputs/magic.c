/*
 * A message is published with an order, unless an input has one value out of four billion.
 * SAFE: whatever the input is.
 * Expected: violation under pso, ra and rc11; safe with SAFE, and under models that keep the order of stores.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);

static int message;
static atomic_int ready;

static void *send(void *arg)
{
	unsigned key = __VERIFIER_nondet_uint();

	(void)arg;
	message = 42;
#ifndef SAFE
	if (key * 2654435761u == 305419896u) {
		atomic_store_explicit(&ready, 1, memory_order_relaxed);
		return NULL;
	}
#endif
	atomic_store_explicit(&ready, key % 2 ? 1 : 2, memory_order_release);
	return NULL;
}

static void *receive(void *arg)
{
	(void)arg;
	if (atomic_load_explicit(&ready, memory_order_acquire))
		assert(message == 42);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, send, NULL);
	pthread_create(&u, NULL, receive, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

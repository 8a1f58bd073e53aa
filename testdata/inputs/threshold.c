/*
 * A thread waits until as many items are there as an input says, and then reads them. It waits for ever if that is more than will ever come.
 * RELAXED: the counter is stored without an order. GREEDY: the input is not cut off.
 * Expected: safe; violation with RELAXED under pso, ra and rc11; violation with GREEDY.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);

#define ITEMS 3

#ifdef RELAXED
#define STORE memory_order_relaxed
#else
#define STORE memory_order_release
#endif

static int items[ITEMS];
static atomic_uint count;

static void *produce(void *arg)
{
	(void)arg;
	for (unsigned i = 0; i < ITEMS; i++) {
		items[i] = 1;
		atomic_store_explicit(&count, i + 1, STORE);
	}
	return NULL;
}

static void *consume(void *arg)
{
	unsigned want = __VERIFIER_nondet_uint();

	(void)arg;
#ifndef GREEDY
	if (want > ITEMS)
		want = ITEMS;
#endif
	while (atomic_load_explicit(&count, memory_order_acquire) < want)
		;
	for (unsigned i = 0; i < ITEMS; i++)
		if (i < want)
			assert(items[i] == 1);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, produce, NULL);
	pthread_create(&u, NULL, consume, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

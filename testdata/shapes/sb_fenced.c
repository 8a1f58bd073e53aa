/*
 * Store buffering with a sequentially consistent fence between the store and
 * the load of each thread, which forbids the relaxed outcome in every model.
 * L. Lamport, "How to make a multiprocessor computer that correctly executes
 * multiprocess programs", IEEE ToC 28(9), 1979.
 * Expected: safe, 3 executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;
static int r1, r2;

static void *left(void *arg)
{
	(void)arg;
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_seq_cst);
	r1 = atomic_load_explicit(&y, memory_order_relaxed);
	return NULL;
}

static void *right(void *arg)
{
	(void)arg;
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_seq_cst);
	r2 = atomic_load_explicit(&x, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, left, NULL);
	pthread_create(&u, NULL, right, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(r1 == 1 || r2 == 1);
	return 0;
}

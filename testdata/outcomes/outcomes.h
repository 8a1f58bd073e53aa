/*
 * What the programs of this folder share: accesses of one order, and a main
 * that starts two threads, or four, and joins them. The order is relaxed, or
 * ACQ_REL: stores release and loads acquire, or SEQ_CST.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#if defined SEQ_CST
#define STORES memory_order_seq_cst
#define LOADS memory_order_seq_cst
#elif defined ACQ_REL
#define STORES memory_order_release
#define LOADS memory_order_acquire
#else
#define STORES memory_order_relaxed
#define LOADS memory_order_relaxed
#endif

#define LOAD(x) atomic_load_explicit(&(x), LOADS)
#define STORE(x, v) atomic_store_explicit(&(x), (v), STORES)

static void together(int n, void *(*threads[])(void *))
{
	pthread_t t[4];

	for (int i = 0; i < n; i++)
		pthread_create(&t[i], NULL, threads[i], NULL);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], NULL);
}

/*
 * What the litmus tests share: relaxed accesses, fences, and a main that
 * creates the threads in order and joins them.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define LOAD(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define STORE(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)
#define LOAD_ACQUIRE(x) atomic_load_explicit(&(x), memory_order_acquire)
#define STORE_RELEASE(x, v) atomic_store_explicit(&(x), (v), memory_order_release)
#define EXCHANGE(x, v) atomic_exchange_explicit(&(x), (v), memory_order_relaxed)
#define ADD(x, v) atomic_fetch_add_explicit(&(x), (v), memory_order_relaxed)

/* A full fence: MFENCE of x86, MEMBAR #Sync of SPARC. */
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
/* Keeps stores in order: nothing on x86, STBAR of SPARC. */
#define STBAR() atomic_thread_fence(memory_order_release)

#define THREAD(name) static void *name(void *arg __attribute__((unused)))

#define MAIN(...) \
	int main(void) \
	{ \
		void *(*start[])(void *) = {__VA_ARGS__}; \
		enum { n = sizeof start / sizeof *start }; \
		pthread_t t[n]; \
 \
		for (int i = 0; i < n; i++) \
			pthread_create(&t[i], NULL, start[i], NULL); \
		for (int i = 0; i < n; i++) \
			pthread_join(t[i], NULL); \
		return 0; \
	}

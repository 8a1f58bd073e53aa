/*
 * What the tests of this folder share. The accesses that an instance is about
 * are load and store, whose orders are LOAD and STORE; fence is a fence of
 * order FENCE, if that is defined. All others carry their order in their name.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef LOAD
#define LOAD relaxed
#endif
#ifndef STORE
#define STORE relaxed
#endif

#define ORDER_(o) memory_order_##o
#define ORDER(o) ORDER_(o)

#define load_as(o, x) atomic_load_explicit(&(x), ORDER(o))
#define store_as(o, x, v) atomic_store_explicit(&(x), (v), ORDER(o))
#define add_as(o, x, v) atomic_fetch_add_explicit(&(x), (v), ORDER(o))
#define exchange_as(o, x, v) atomic_exchange_explicit(&(x), (v), ORDER(o))
/* A failing compare-exchange loads as a successful one does. */
#define cas_as(o, x, expected, v) \
	atomic_compare_exchange_strong_explicit(&(x), (expected), (v), ORDER(o), LOAD_PART(o))
#define LOAD_PART(o) \
	(ORDER(o) == memory_order_acq_rel ? memory_order_acquire : \
	 ORDER(o) == memory_order_release ? memory_order_relaxed : ORDER(o))
#define fence_as(o) atomic_thread_fence(ORDER(o))

#define load(x) load_as(LOAD, x)
#define store(x, v) store_as(STORE, x, v)
#ifdef FENCE
#define fence() fence_as(FENCE)
#else
#define fence() ((void)0)
#endif

#define THREAD(name) static void *name(void *arg __attribute__((unused)))

/* A main that creates the threads in order and joins them. */
#define MAIN(...) \
	static void *(*const start[])(void *) = {__VA_ARGS__}; \
 \
	int main(void) \
	{ \
		enum { n = sizeof start / sizeof *start }; \
		pthread_t t[n]; \
 \
		for (int i = 0; i < n; i++) \
			pthread_create(&t[i], NULL, start[i], NULL); \
		for (int i = 0; i < n; i++) \
			pthread_join(t[i], NULL); \
		return 0; \
	}

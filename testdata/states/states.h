/*
 * What the programs of this folder share. Their threads do the same for ever:
 * executions do not end, but the states that they reach are few. With -DROUNDS=n
 * each thread ends after n rounds, so that tools that enumerate executions can
 * check the same code.
 *
 * LOAD and STORE are seq_cst. With -DRELAXED they are relaxed, and a fence is
 * where the algorithm needs one: between a store and a load with -DTSO, between
 * two stores with -DPSO, which is meant to be given together with -DTSO.
 *
 * enter_alone asserts that no other thread is between enter_alone and leave_alone.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifdef ROUNDS
#define REPEAT for (int round = 0; round < ROUNDS; round++)
#else
#define REPEAT for (;;)
#endif

#ifdef RELAXED
#define LOAD(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define STORE(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)
#else
#define LOAD(x) atomic_load(&(x))
#define STORE(x, v) atomic_store(&(x), (v))
#endif

#ifdef TSO
#define TSO_FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define TSO_FENCE() ((void)0)
#endif

#ifdef PSO
#define PSO_FENCE() atomic_thread_fence(memory_order_release)
#else
#define PSO_FENCE() ((void)0)
#endif

static volatile int inside;

static inline void enter_alone(void)
{
	assert(inside == 0);
	inside = 1;
}

static inline void leave_alone(void)
{
	inside = 0;
}

/* Runs n threads of routine, with the numbers from 0 as arguments, and waits for them. */
static inline void run_numbered(int n, void *(*routine)(void *))
{
	pthread_t t[n];

	for (int i = 0; i < n; i++)
		pthread_create(&t[i], NULL, routine, (void *)(intptr_t)i);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], NULL);
}

/* Runs n threads that nothing distinguishes, and waits for them. */
static inline void run_alike(int n, void *(*routine)(void *))
{
	pthread_t t[n];

	for (int i = 0; i < n; i++)
		pthread_create(&t[i], NULL, routine, NULL);
	for (int i = 0; i < n; i++)
		pthread_join(t[i], NULL);
}

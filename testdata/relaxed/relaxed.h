/*
 * What the programs of this folder share. Loads and stores are relaxed.
 * Fences are where a program needs them: TSO_FENCE between a store and a load
 * is there with -DTSO, PSO_FENCE between two stores with -DPSO, which is meant
 * to be given together with -DTSO.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#define LOAD(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define STORE(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)

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

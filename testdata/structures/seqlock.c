/*
 * A sequence lock: the reader repeats when the writer was active.
 * H.-J. Boehm, "Can seqlocks get along with programming language memory
 * models?", MSPC 2012 (the variant with fences).
 * WRITES: updates by the writer. TRIES: attempts of the reader.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef WRITES
#define WRITES 2
#endif
#ifndef TRIES
#define TRIES 2
#endif

static atomic_int sequence;
static atomic_int left, right;

static void *writer(void *arg)
{
	(void)arg;
	for (int i = 1; i <= WRITES; i++) {
		int s = atomic_load_explicit(&sequence, memory_order_relaxed);
		atomic_store_explicit(&sequence, s + 1, memory_order_relaxed);
		atomic_thread_fence(memory_order_release);
		atomic_store_explicit(&left, i, memory_order_relaxed);
		atomic_store_explicit(&right, i, memory_order_relaxed);
		atomic_store_explicit(&sequence, s + 2, memory_order_release);
	}
	return NULL;
}

static void *reader(void *arg)
{
	(void)arg;
	for (int i = 0; i < TRIES; i++) {
		int before = atomic_load_explicit(&sequence, memory_order_acquire);
		if (before % 2 != 0)
			continue;
		int l = atomic_load_explicit(&left, memory_order_relaxed);
		int r = atomic_load_explicit(&right, memory_order_relaxed);
		atomic_thread_fence(memory_order_acquire);
		if (atomic_load_explicit(&sequence, memory_order_relaxed) == before) {
			assert(l == r);
			return NULL;
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, writer, NULL);
	pthread_create(&u, NULL, reader, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

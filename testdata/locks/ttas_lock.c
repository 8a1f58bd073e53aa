/*
 * The test-and-test-and-set lock: wait until the lock looks free, only then
 * try to take it.
 * L. Rudolph, Z. Segall, "Dynamic decentralized cache schemes for MIMD
 * parallel processors", ISCA 1984.
 * N: number of threads, each enters once.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int taken;
static volatile int counter;

static void lock(void)
{
	/* An attempt fails only when another thread has entered: at most N attempts. */
	do {
		while (atomic_load_explicit(&taken, memory_order_relaxed))
			;
	} while (atomic_exchange_explicit(&taken, 1, memory_order_acquire));
}

static void unlock(void)
{
	atomic_store_explicit(&taken, 0, memory_order_release);
}

static void *run(void *arg)
{
	(void)arg;
	lock();
	counter++;
	unlock();
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N);
	return 0;
}

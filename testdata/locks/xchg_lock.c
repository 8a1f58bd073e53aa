/*
 * A test-and-set spinlock by atomic exchange. Every failed attempt writes, so
 * attempts are bounded and a run that fails too often is given up.
 * T. E. Anderson, "The performance of spin lock alternatives for
 * shared-memory multiprocessors", IEEE TPDS 1(1), 1990.
 * N: number of threads, each enters once. TRIES: attempts of a thread.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#ifndef TRIES
#define TRIES 2
#endif

extern void __VERIFIER_assume(int);

static atomic_int taken;
static volatile int counter;

static void *run(void *arg)
{
	int tries = 0;

	(void)arg;
	while (atomic_exchange_explicit(&taken, 1, memory_order_acquire))
		__VERIFIER_assume(++tries < TRIES);
	counter++;
	atomic_store_explicit(&taken, 0, memory_order_release);
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

/*
 * The ticket lock: take a number, wait until it is called.
 * J. M. Mellor-Crummey, M. L. Scott, "Algorithms for scalable synchronization
 * on shared-memory multiprocessors", ACM TOCS 9(1), 1991.
 * N: number of threads, each enters once.
 * Expected: safe; N! executions (the order of the tickets decides everything).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

static atomic_int next_ticket, serving;
static volatile int counter;

static void *run(void *arg)
{
	(void)arg;
	int ticket = atomic_fetch_add_explicit(&next_ticket, 1, memory_order_relaxed);
	while (atomic_load_explicit(&serving, memory_order_acquire) != ticket)
		;
	counter++;
	atomic_store_explicit(&serving, ticket + 1, memory_order_release);
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

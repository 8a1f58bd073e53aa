/*
 * The CLH queue lock: each thread waits on a flag in the node of the one
 * before it, and inherits that node.
 * T. S. Craig, "Building FIFO and priority-queuing spin locks from atomic
 * swap", UW TR 93-02-02, 1993; P. Magnusson, A. Landin, E. Hagersten, "Queue
 * locks on cache coherent multiprocessors", IPPS 1994.
 * N: number of threads. ROUNDS: how often each enters.
 * Expected: safe; (N*ROUNDS)! / (ROUNDS!)^N executions (the order of the swaps
 * decides everything).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

struct node {
	atomic_int busy;
};

static struct node nodes[N + 1];
static _Atomic(struct node *) tail = &nodes[N];
static volatile int counter;

static void *run(void *arg)
{
	struct node *me = &nodes[(intptr_t)arg];

	for (int r = 0; r < ROUNDS; r++) {
		atomic_store_explicit(&me->busy, 1, memory_order_relaxed);
		struct node *before = atomic_exchange(&tail, me);
		while (atomic_load_explicit(&before->busy, memory_order_acquire))
			;
		counter++;
		atomic_store_explicit(&me->busy, 0, memory_order_release);
		me = before;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N * ROUNDS);
	return 0;
}

/*
 * Treiber's stack of nodes that are used again, so that a compare-exchange
 * may succeed although the stack is another one (ABA). R. K. Treiber, "Systems
 * Programming: Coping with Parallelism", 1986.
 * THREADS: each takes two nodes and gives back the first one, as often as
 * ROUNDS says; NODES: on the stack at first.
 * Expected: assertion violation, a node that two threads have. A thread has to
 * be interrupted in the middle of a pop, for long enough.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef THREADS
#define THREADS 3
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif
#ifndef NODES
#define NODES 6
#endif

static atomic_int top; /* a node counted from 1, 0 for none */
static atomic_int next[NODES + 1];
static atomic_int owned[NODES + 1];

static int pop(void)
{
	int n;

	do {
		n = atomic_load(&top);
		if (n == 0)
			return 0;
	} while (!atomic_compare_exchange_strong(&top, &(int){n}, atomic_load(&next[n])));
	assert(atomic_exchange(&owned[n], 1) == 0);
	return n;
}

static void push(int n)
{
	int t;

	atomic_store(&owned[n], 0);
	do {
		t = atomic_load(&top);
		atomic_store(&next[n], t);
	} while (!atomic_compare_exchange_strong(&top, &(int){t}, n));
}

static void *worker(void *arg)
{
	(void)arg;
	for (int i = 0; i < ROUNDS; i++) {
		int first = pop(), second = pop();

		(void)second;
		if (first)
			push(first);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[THREADS];

	for (int i = 1; i <= NODES; i++)
		next[i] = i < NODES ? i + 1 : 0;
	top = 1;
	for (int i = 0; i < THREADS; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

/*
 * The MCS queue lock: each thread waits on a flag in its own node.
 * J. M. Mellor-Crummey, M. L. Scott, "Algorithms for scalable synchronization
 * on shared-memory multiprocessors", ACM TOCS 9(1), 1991.
 * N: number of threads, each enters once. LEAVE: order of the compare-exchange
 * of who leaves without a successor. The counter is not atomic.
 * Expected: safe; not with LEAVE=relaxed.
 */
#include "rc11.h"

#include <stdint.h>

#ifndef N
#define N 2
#endif
#ifndef LEAVE
#define LEAVE release
#endif

struct node {
	_Atomic(struct node *) next;
	atomic_int waiting;
};

static struct node nodes[N];
static _Atomic(struct node *) tail;
static int counter;

static void *run(void *arg)
{
	struct node *me = &nodes[(intptr_t)arg], *mine = me;

	store_as(relaxed, me->waiting, 1);
	struct node *before = exchange_as(acq_rel, tail, me);
	if (before != NULL) {
		store_as(release, before->next, me);
		while (load_as(acquire, me->waiting))
			;
	}
	counter++;
	struct node *next = load_as(acquire, me->next);
	if (next == NULL) {
		if (cas_as(LEAVE, tail, &mine, NULL))
			return NULL;
		while ((next = load_as(acquire, me->next)) == NULL)
			;
	}
	store_as(release, next->waiting, 0);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N);
	return 0;
}

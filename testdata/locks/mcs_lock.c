/*
 * The MCS queue lock: each thread waits on a flag in its own node.
 * J. M. Mellor-Crummey, M. L. Scott, "Algorithms for scalable synchronization
 * on shared-memory multiprocessors", ACM TOCS 9(1), 1991.
 * N: number of threads, each enters once.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

struct node {
	_Atomic(struct node *) next;
	atomic_int waiting;
};

static struct node nodes[N];
static _Atomic(struct node *) tail;
static volatile int counter;

static void lock(struct node *me)
{
	atomic_store_explicit(&me->next, NULL, memory_order_relaxed);
	struct node *before = atomic_exchange(&tail, me);
	if (before == NULL)
		return;
	atomic_store_explicit(&me->waiting, 1, memory_order_relaxed);
	atomic_store_explicit(&before->next, me, memory_order_release);
	while (atomic_load_explicit(&me->waiting, memory_order_acquire))
		;
}

static void unlock(struct node *me)
{
	struct node *expected = me;

	if (atomic_load_explicit(&me->next, memory_order_acquire) == NULL) {
		if (atomic_compare_exchange_strong(&tail, &expected, NULL))
			return;
		while (atomic_load_explicit(&me->next, memory_order_acquire) == NULL)
			;
	}
	struct node *next = atomic_load_explicit(&me->next, memory_order_relaxed);
	atomic_store_explicit(&next->waiting, 0, memory_order_release);
}

static void *run(void *arg)
{
	struct node *me = &nodes[(intptr_t)arg];

	lock(me);
	counter++;
	unlock(me);
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

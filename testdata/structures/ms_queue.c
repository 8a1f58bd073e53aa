/*
 * The non-blocking queue of Michael and Scott: a linked list with a dummy
 * node; whoever finds the tail behind helps to move it. Nodes stay allocated.
 * M. M. Michael, M. L. Scott, "Simple, fast, and practical non-blocking and
 * blocking concurrent queue algorithms", PODC 1996.
 * ENQUEUERS, DEQUEUERS: number of threads, one operation each.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef ENQUEUERS
#define ENQUEUERS 1
#endif
#ifndef DEQUEUERS
#define DEQUEUERS 1
#endif

struct node {
	int value;
	_Atomic(struct node *) next;
};

static _Atomic(struct node *) head, tail;
static int taken[DEQUEUERS];

static struct node *new_node(int value)
{
	struct node *n = malloc(sizeof *n);

	n->value = value;
	atomic_init(&n->next, NULL);
	return n;
}

static void enqueue(int value)
{
	struct node *n = new_node(value);

	for (;;) {
		struct node *last = atomic_load(&tail);
		struct node *next = atomic_load(&last->next);

		if (last != atomic_load(&tail))
			continue;
		if (next != NULL) {
			atomic_compare_exchange_strong(&tail, &last, next);
			continue;
		}
		if (atomic_compare_exchange_strong(&last->next, &next, n)) {
			atomic_compare_exchange_strong(&tail, &last, n);
			return;
		}
	}
}

static int dequeue(int *value)
{
	for (;;) {
		struct node *first = atomic_load(&head);
		struct node *last = atomic_load(&tail);
		struct node *next = atomic_load(&first->next);

		if (first != atomic_load(&head))
			continue;
		if (first == last) {
			if (next == NULL)
				return 0;
			atomic_compare_exchange_strong(&tail, &last, next);
			continue;
		}
		*value = next->value;
		if (atomic_compare_exchange_strong(&head, &first, next))
			return 1;
	}
}

static void *enqueuer(void *arg)
{
	enqueue((int)(intptr_t)arg);
	return NULL;
}

static void *dequeuer(void *arg)
{
	int value = 0;

	if (dequeue(&value))
		taken[(intptr_t)arg] = value;
	return NULL;
}

int main(void)
{
	pthread_t t[ENQUEUERS + DEQUEUERS];
	struct node *dummy = new_node(0);
	int sum = 0, value;

	atomic_store(&head, dummy);
	atomic_store(&tail, dummy);
	for (int i = 0; i < ENQUEUERS; i++)
		pthread_create(&t[i], NULL, enqueuer, (void *)(intptr_t)(i + 1));
	for (int i = 0; i < DEQUEUERS; i++)
		pthread_create(&t[ENQUEUERS + i], NULL, dequeuer, (void *)(intptr_t)i);
	for (int i = 0; i < ENQUEUERS + DEQUEUERS; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < DEQUEUERS; i++)
		sum += taken[i];
	for (int i = 0; i < ENQUEUERS; i++)
		if (dequeue(&value))
			sum += value;
	assert(sum == ENQUEUERS * (ENQUEUERS + 1) / 2);
	for (int i = 0; i <= ENQUEUERS && dummy != NULL; i++) {
		struct node *next = atomic_load(&dummy->next);
		free(dummy);
		dummy = next;
	}
	return 0;
}

/*
 * The elimination-backoff stack of Hendler, Shavit and Yerushalmi, "A Scalable
 * Lock-free Stack Algorithm" (SPAA 2004), with one slot for elimination: who
 * fails at the top offers its push there, or takes what is offered. An
 * operation gives up after TRIES rounds, where the paper tries for ever.
 * PUSHERS, POPPERS: number of threads, one operation each.
 * Expected: safe.
 */
#include "stack.h"

#ifndef TRIES
#define TRIES 1
#endif

struct node {
	int value;
	struct node *next;
};

static struct node nodes[PUSHERS];
static _Atomic(struct node *) top, offer;

static void *push(void *arg)
{
	struct node *n = &nodes[(intptr_t)arg];

	n->value = 1 + (int)(intptr_t)arg;
	for (int i = 0; i < TRIES; i++) {
		struct node *old = atomic_load(&top), *none = NULL, *mine = n;
		n->next = old;
		if (atomic_compare_exchange_strong(&top, &old, n))
			return NULL;
		if (atomic_compare_exchange_strong(&offer, &none, n) &&
		    !atomic_compare_exchange_strong(&offer, &mine, NULL))
			return NULL; /* somebody has taken it */
	}
	return NULL;
}

static int pop(void)
{
	for (int i = 0; i < TRIES; i++) {
		struct node *old = atomic_load(&top), *n;
		if (old == NULL)
			return 0;
		if (atomic_compare_exchange_strong(&top, &old, old->next))
			return old->value;
		n = atomic_load(&offer);
		if (n != NULL && atomic_compare_exchange_strong(&offer, &n, NULL))
			return n->value;
	}
	return 0;
}

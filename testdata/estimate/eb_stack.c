/*
 * The elimination-backoff stack of Hendler, Shavit and Yerushalmi, "A Scalable
 * Lock-free Stack Algorithm" (SPAA 2004), with one slot for elimination: who
 * fails at the top offers its push there, or takes what is offered. An
 * operation gives up after TRIES rounds, where the paper tries for ever.
 * PUSHERS, POPPERS: number of threads, one operation each.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef PUSHERS
#define PUSHERS 2
#endif
#ifndef POPPERS
#define POPPERS 1
#endif
#ifndef TRIES
#define TRIES 1
#endif

struct node {
	int value;
	struct node *next;
};

static struct node nodes[PUSHERS];
static _Atomic(struct node *) top, offer;
static int popped[POPPERS];

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

static void *pop(void *arg)
{
	for (int i = 0; i < TRIES; i++) {
		struct node *old = atomic_load(&top), *n;
		if (old == NULL)
			return NULL;
		if (atomic_compare_exchange_strong(&top, &old, old->next)) {
			popped[(intptr_t)arg] = old->value;
			return NULL;
		}
		n = atomic_load(&offer);
		if (n != NULL && atomic_compare_exchange_strong(&offer, &n, NULL)) {
			popped[(intptr_t)arg] = n->value;
			return NULL;
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t t[PUSHERS + POPPERS];
	int seen[PUSHERS + 1] = {0};

	for (int i = 0; i < PUSHERS; i++)
		pthread_create(&t[i], NULL, push, (void *)(intptr_t)i);
	for (int i = 0; i < POPPERS; i++)
		pthread_create(&t[PUSHERS + i], NULL, pop, (void *)(intptr_t)i);
	for (int i = 0; i < PUSHERS + POPPERS; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < POPPERS; i++)
		assert(popped[i] == 0 || seen[popped[i]]++ == 0);
	return 0;
}

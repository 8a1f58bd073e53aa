/*
 * Treiber's stack: push by a releasing, pop by an acquiring compare-exchange
 * of the top (releases go on through the exchanges of others). A node belongs to one push, so that there is no ABA problem.
 * R. K. Treiber, "Systems programming: coping with parallelism", IBM RJ 5118,
 * 1986.
 * PUSHERS, POPPERS: number of threads, one operation each. PUSH: order of
 * the push. Values and links are not atomic.
 * Expected: safe; not with PUSH=relaxed.
 */
#include "rc11.h"

#include <stdint.h>

#ifndef PUSHERS
#define PUSHERS 2
#endif
#ifndef POPPERS
#define POPPERS 1
#endif
#ifndef PUSH
#define PUSH release
#endif

struct node {
	int value;
	struct node *next;
};

static struct node nodes[PUSHERS];
static _Atomic(struct node *) top;
static int popped[POPPERS];

static void *pusher(void *arg)
{
	struct node *n = &nodes[(intptr_t)arg], *old;

	n->value = (int)(intptr_t)arg + 1;
	do {
		old = load_as(relaxed, top);
		n->next = old;
	} while (!cas_as(PUSH, top, &old, n));
	return NULL;
}

static void *popper(void *arg)
{
	struct node *n, *old;

	do {
		n = old = load_as(acquire, top);
		if (n == NULL)
			return NULL;
	} while (!cas_as(acq_rel, top, &old, n->next));
	assert(n->value > 0);
	popped[(intptr_t)arg] = n->value;
	return NULL;
}

int main(void)
{
	pthread_t t[PUSHERS + POPPERS];
	int sum = 0;

	for (int i = 0; i < PUSHERS; i++)
		pthread_create(&t[i], NULL, pusher, (void *)(intptr_t)i);
	for (int i = 0; i < POPPERS; i++)
		pthread_create(&t[PUSHERS + i], NULL, popper, (void *)(intptr_t)i);
	for (int i = 0; i < PUSHERS + POPPERS; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < POPPERS; i++)
		sum += popped[i];
	for (struct node *n = load_as(relaxed, top); n != NULL; n = n->next)
		sum += n->value;
	assert(sum == PUSHERS * (PUSHERS + 1) / 2);
	return 0;
}

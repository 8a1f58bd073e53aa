/*
 * Treiber's stack: push and pop by compare-and-swap of the top. Nodes are not
 * freed before the end, so the ABA problem cannot occur.
 * R. K. Treiber, "Systems programming: coping with parallelism", IBM RJ 5118,
 * 1986.
 * PUSHERS, POPPERS: number of threads, one operation each.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef PUSHERS
#define PUSHERS 2
#endif
#ifndef POPPERS
#define POPPERS 1
#endif

struct node {
	int value;
	struct node *next;
};

static _Atomic(struct node *) top;
static int popped[POPPERS];
static struct node *garbage[POPPERS];

static void push(int value)
{
	struct node *n = malloc(sizeof *n);
	struct node *old = atomic_load(&top);

	n->value = value;
	do {
		n->next = old;
	} while (!atomic_compare_exchange_strong(&top, &old, n));
}

static struct node *pop(void)
{
	struct node *old = atomic_load(&top);

	while (old != NULL && !atomic_compare_exchange_strong(&top, &old, old->next))
		;
	return old;
}

static void *pusher(void *arg)
{
	push((int)(intptr_t)arg);
	return NULL;
}

static void *popper(void *arg)
{
	int me = (int)(intptr_t)arg;
	struct node *n = pop();

	if (n != NULL) {
		popped[me] = n->value;
		garbage[me] = n;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[PUSHERS + POPPERS];
	int sum = 0;

	for (int i = 0; i < PUSHERS; i++)
		pthread_create(&t[i], NULL, pusher, (void *)(intptr_t)(i + 1));
	for (int i = 0; i < POPPERS; i++)
		pthread_create(&t[PUSHERS + i], NULL, popper, (void *)(intptr_t)i);
	for (int i = 0; i < PUSHERS + POPPERS; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < POPPERS; i++) {
		sum += popped[i];
		free(garbage[i]);
	}
	for (int i = 0; i < PUSHERS; i++) {
		struct node *n = pop();
		if (n == NULL)
			break;
		sum += n->value;
		free(n);
	}
	assert(sum == PUSHERS * (PUSHERS + 1) / 2);
	return 0;
}

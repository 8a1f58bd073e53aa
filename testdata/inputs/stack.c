/*
 * Threads push to Treiber's stack, or pop from it, as inputs say. Each puts a node of its own there, whose content is written before.
 * RELAXED: a push publishes its node without an order.
 * Expected: safe; violation with RELAXED under ra and rc11.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#ifdef RELAXED
#define PUSH memory_order_relaxed
#else
#define PUSH memory_order_release
#endif
#ifndef STEPS
#define STEPS 2
#endif

struct node {
	int value;
	struct node *next;
};

static _Atomic(struct node *) top;

static void push(int value)
{
	struct node *n = malloc(sizeof *n);

	n->value = value;
	n->next = atomic_load_explicit(&top, memory_order_relaxed);
	while (!atomic_compare_exchange_strong_explicit(&top, &n->next, n, PUSH, memory_order_relaxed))
		;
}

static void pop(void)
{
	struct node *n = atomic_load_explicit(&top, memory_order_acquire);

	while (n && !atomic_compare_exchange_strong_explicit(&top, &n, n->next, memory_order_acquire, memory_order_acquire))
		;
	if (n)
		assert(n->value == 7 || n->value == 9);
}

static void *work(void *arg)
{
	(void)arg;
	for (int i = 0; i < STEPS; i++) {
		int what = __VERIFIER_nondet_int();

		if (what < 0)
			push(what % 2 ? 7 : 9);
		else
			pop();
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

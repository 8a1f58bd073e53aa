/*
 * The non-blocking queue of Michael and Scott with acquiring loads and
 * compare-exchanges that acquire and release.
 * M. M. Michael, M. L. Scott, "Simple, fast, and practical non-blocking and
 * blocking concurrent queue algorithms", PODC 1996.
 * ENQUEUERS, DEQUEUERS: number of threads, one operation each. A node belongs
 * to one operation: the checks that head and tail did not change are left out.
 * Expected: safe. Values are not atomic.
 */
#include "rc11.h"

#include <stdint.h>

#ifndef ENQUEUERS
#define ENQUEUERS 2
#endif
#ifndef DEQUEUERS
#define DEQUEUERS 1
#endif

struct node {
	int value;
	_Atomic(struct node *) next;
};

static struct node nodes[ENQUEUERS + 1];
static _Atomic(struct node *) head = &nodes[0], tail = &nodes[0];

static void *enqueuer(void *arg)
{
	struct node *n = &nodes[(intptr_t)arg];

	n->value = (int)(intptr_t)arg;
	for (;;) {
		struct node *last = load_as(acquire, tail);
		struct node *next = load_as(acquire, last->next);

		if (next != NULL) {
			cas_as(acq_rel, tail, &last, next);
			continue;
		}
		if (cas_as(acq_rel, last->next, &next, n)) {
			cas_as(acq_rel, tail, &last, n);
			return NULL;
		}
	}
}

THREAD(dequeuer)
{
	for (;;) {
		struct node *first = load_as(acquire, head);
		struct node *last = load_as(acquire, tail);
		struct node *next = load_as(acquire, first->next);

		if (next == NULL)
			return NULL;
		if (first == last)
			cas_as(acq_rel, tail, &last, next);
		int value = next->value;
		if (cas_as(acq_rel, head, &first, next)) {
			assert(value > 0);
			return NULL;
		}
	}
}

int main(void)
{
	pthread_t t[ENQUEUERS + DEQUEUERS];

	for (int i = 0; i < ENQUEUERS; i++)
		pthread_create(&t[i], NULL, enqueuer, (void *)(intptr_t)(i + 1));
	for (int i = 0; i < DEQUEUERS; i++)
		pthread_create(&t[ENQUEUERS + i], NULL, dequeuer, NULL);
	for (int i = 0; i < ENQUEUERS + DEQUEUERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

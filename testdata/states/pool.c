/*
 * A pool of nodes as Treiber's stack, used for ever: threads take a node out, use
 * it alone, and put it back.
 * R. K. Treiber, "Systems programming: coping with parallelism", IBM RJ 5118, 1986.
 * N: number of threads, NODES: number of nodes.
 * The top has a tag that counts changes modulo TAGS. With TAGS 1 a thread that was
 * about to take the top, and is late, may find the same top above another node (ABA);
 * with more it has to be late by TAGS changes. UNBOUNDED: the tag is not wrapped.
 * Expected: two threads are safe; of three, two own one node; UNBOUNDED has no end.
 */
#include "states.h"

#ifndef N
#define N 2
#endif
#ifndef NODES
#define NODES 2
#endif
#ifndef TAGS
#define TAGS 1
#endif

/* The top is tag * 16 + number of the node, from 1; 0 is the end of the stack. */
static atomic_uint top;
static atomic_uint below[NODES + 1];
static volatile int used[NODES + 1];

static unsigned with_tag(unsigned old, unsigned node)
{
#ifdef UNBOUNDED
	return (old / 16 + 1) * 16 + node;
#else
	return (old / 16 + 1) % TAGS * 16 + node;
#endif
}

static void *run(void *arg)
{
	unsigned old, node;

	(void)arg;
	REPEAT {
		do {
			old = LOAD(top);
			node = old % 16;
		} while (node == 0 || !atomic_compare_exchange_strong(&top, &old, with_tag(old, LOAD(below[node]))));
		assert(!used[node]);
		used[node] = 1;
		used[node] = 0;
		do {
			old = LOAD(top);
			STORE(below[node], old % 16);
		} while (!atomic_compare_exchange_strong(&top, &old, with_tag(old, node)));
	}
	return NULL;
}

int main(void)
{
	for (unsigned i = 1; i <= NODES; i++)
		atomic_init(&below[i], i - 1);
	atomic_init(&top, NODES);
	run_alike(N, run);
	return 0;
}

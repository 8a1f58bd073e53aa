/*
 * Threads that nothing distinguishes keep two nodes each on the heap, which
 * point to each other, and copy what they read under a mutex from one to the other,
 * for ever or ROUNDS times.
 * N: number of threads.
 * PUBLISHED: they also let others see the address of a node.
 * EARLY: they free a node before they use it for the last time.
 * Expected: safe; EARLY uses what was freed.
 */
#include "states.h"
#include <stdlib.h>

#ifndef N
#define N 3
#endif

struct node {
	struct node *other;
	int count;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static volatile int count;
#ifdef PUBLISHED
static struct node *volatile last;
#endif

static void *run(void *arg)
{
	struct node *node = malloc(sizeof *node);

	node->other = malloc(sizeof *node);
	node->other->other = node;
	node->count = node->other->count = 0;
	REPEAT {
		pthread_mutex_lock(&mutex);
		enter_alone();
		node->count = count;
		count = !count;
#ifdef PUBLISHED
		last = node;
#endif
		leave_alone();
		pthread_mutex_unlock(&mutex);
		node = node->other;
		node->count = node->other->count;
		node->other->count = 0;
	}
#ifdef EARLY
	free(node->other);
	node->other->count = 0;
#else
	free(node->other);
#endif
	free(node);
	return arg;
}

int main(void)
{
	run_alike(N, run);
	return 0;
}

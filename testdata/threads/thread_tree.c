/*
 * Threads that create threads: a binary tree whose leaves add to a counter.
 * DEPTH: height of the tree.
 * Expected: safe; (2^DEPTH)! executions, one for each order of the leaves.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef DEPTH
#define DEPTH 2
#endif

static atomic_int leaves;

static void *grow(void *arg)
{
	intptr_t depth = (intptr_t)arg;

	if (depth == 0) {
		atomic_fetch_add(&leaves, 1);
		return NULL;
	}
	pthread_t left, right;
	pthread_create(&left, NULL, grow, (void *)(depth - 1));
	pthread_create(&right, NULL, grow, (void *)(depth - 1));
	pthread_join(left, NULL);
	pthread_join(right, NULL);
	return NULL;
}

int main(void)
{
	pthread_t root;

	pthread_create(&root, NULL, grow, (void *)(intptr_t)DEPTH);
	pthread_join(root, NULL);
	assert(atomic_load(&leaves) == 1 << DEPTH);
	return 0;
}

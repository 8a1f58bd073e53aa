/*
 * main publishes a node, frees it, and does the same with another one; a thread reads a word of the node
 * that nobody has accessed before, perhaps too late. With EXPECTED=1 the assertion fails whenever the
 * read is in time.
 *
 * There are four executions: the thread finds the first or the second node, alive or not.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef EXPECTED
#define EXPECTED 0
#endif

struct node { long unused, value; };
static struct node *_Atomic head;

static void *reader(void *arg)
{
	struct node *n = head;
	long value = n->value;
	assert(value == EXPECTED);
	return arg;
}

int main(void)
{
	pthread_t t;
	for (int i = 0; i < 2; i++) {
		struct node *n = calloc(1, sizeof *n);
		head = n;
		if (i == 0)
			pthread_create(&t, 0, reader, 0);
		free(n);
	}
	pthread_join(t, 0);
	return 0;
}

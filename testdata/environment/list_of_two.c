/*
 * Two threads push a node each on a list, and do not look whether malloc has given them one (CHECKED: they do, and try no more). Written
 * for gomc.
 *
 * With --env=malloc-fails the one is an access through NULL; of the other there are the 2 orders of the pushes if both have a node, and 1
 * execution each of the three ways to have fewer.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
};

static struct node *_Atomic head;

static void *push(void *arg)
{
	struct node *node = malloc(sizeof *node);
#ifdef CHECKED
	if (!node)
		return arg;
#endif
	node->next = 0;
	node->next = __atomic_exchange_n((struct node **)&head, node, __ATOMIC_ACQ_REL);
	return arg;
}

int main(void)
{
	pthread_t other;
	pthread_create(&other, 0, push, 0);
	push(0);
	pthread_join(other, 0);
	return 0;
}

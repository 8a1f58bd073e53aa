/*
 * A stack with compare-and-swap (Treiber, "Systems Programming: Coping with Parallelism", 1986) of nodes that are freed and allocated again.
 * Who pops a node says so while it looks at it, and whoever frees one waits until nobody does: no memory is used after it was freed. But the
 * compare-and-swap comes too late to be protected. If the node at the top was popped, freed, allocated and pushed again in between,
 * it succeeds, and puts a node at the top that was popped before: the ABA problem. INSIDE has the compare-and-swap protected, too. Written for gomc.
 *
 * The error takes an address that is used twice (--env=reuse-addresses).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static _Atomic(struct node *) top;
static atomic_int looking;

static void push(int value)
{
	struct node *n = malloc(sizeof *n);
	n->value = value;
	n->next = atomic_load(&top);
	while (!atomic_compare_exchange_strong(&top, &n->next, n))
		;
}

static struct node *pop(void)
{
	struct node *n, *next;
	int popped;
	do {
		atomic_fetch_add(&looking, 1);
		n = atomic_load(&top);
		next = n ? n->next : NULL;
#ifdef INSIDE
		popped = !n || atomic_compare_exchange_strong(&top, &n, next);
		atomic_fetch_sub(&looking, 1);
#else
		atomic_fetch_sub(&looking, 1);
		popped = !n || atomic_compare_exchange_strong(&top, &n, next);
#endif
	} while (!popped);
	return n;
}

static void *recycle(void *arg)
{
	struct node *first = pop();
	pop(); /* kept */
	while (atomic_load(&looking))
		;
	free(first);
	push(3);
	return arg;
}

int main(void)
{
	pthread_t t;
	push(2);
	push(1);
	pthread_create(&t, NULL, recycle, NULL);
	struct node *mine = pop();
	pthread_join(t, NULL);
	struct node *left = pop();
	/* There were three nodes; the other thread has popped two, or one of which nothing was left. */
	assert(!left || left->value == 3);
	(void)mine;
	return 0;
}

/*
 * Treiber's stack with the node freed right after it is popped: another
 * thread that has read the old top follows a pointer into freed memory.
 * R. K. Treiber, "Systems programming: coping with parallelism", IBM RJ 5118,
 * 1986; M. M. Michael, "Hazard pointers", IEEE TPDS 15(6), 2004, describes the
 * problem.
 * Expected: memory error (use after free).
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	int value;
	struct node *next;
};

static _Atomic(struct node *) top;

static void push(int value)
{
	struct node *n = malloc(sizeof *n);
	struct node *old = atomic_load(&top);

	n->value = value;
	do {
		n->next = old;
	} while (!atomic_compare_exchange_strong(&top, &old, n));
}

static void *popper(void *arg)
{
	struct node *old = atomic_load(&top);

	(void)arg;
	while (old != NULL && !atomic_compare_exchange_strong(&top, &old, old->next))
		;
	free(old);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	push(1);
	push(2);
	pthread_create(&t, NULL, popper, NULL);
	pthread_create(&u, NULL, popper, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

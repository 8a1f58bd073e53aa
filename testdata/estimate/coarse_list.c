/*
 * A sorted linked list under one lock, that of its head: each thread inserts a
 * key of its own. M. Herlihy, N. Shavit, "The Art of Multiprocessor
 * Programming", section 9.4 (coarse-grained synchronization).
 * N: number of threads.
 * Expected: safe; N! executions, one for each order of the insertions.
 */
#include "list.h"

static void link_in(struct node *n)
{
	struct node *prev = &head;

	pthread_mutex_lock(&head.lock);
	while (prev->next->key < n->key)
		prev = prev->next;
	n->next = prev->next;
	prev->next = n;
	pthread_mutex_unlock(&head.lock);
}

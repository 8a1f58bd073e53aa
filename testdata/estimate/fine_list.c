/*
 * A sorted linked list with a lock in each node, taken hand over hand: each
 * thread inserts a key of its own. M. Herlihy, N. Shavit, "The Art of
 * Multiprocessor Programming", section 9.5 (fine-grained synchronization).
 * N: number of threads.
 * Expected: safe; N! executions, as nobody overtakes who was first at the head.
 */
#include "list.h"

static void link_in(struct node *n)
{
	struct node *prev = &head, *cur;

	pthread_mutex_init(&n->lock, NULL);
	pthread_mutex_lock(&prev->lock);
	cur = prev->next;
	pthread_mutex_lock(&cur->lock);
	while (cur->key < n->key) {
		pthread_mutex_unlock(&prev->lock);
		prev = cur;
		cur = cur->next;
		pthread_mutex_lock(&cur->lock);
	}
	n->next = cur;
	prev->next = n;
	pthread_mutex_unlock(&cur->lock);
	pthread_mutex_unlock(&prev->lock);
}

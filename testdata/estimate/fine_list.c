/*
 * A sorted linked list with a lock in each node, taken hand over hand: each
 * thread inserts a key of its own. M. Herlihy, N. Shavit, "The Art of
 * Multiprocessor Programming", section 9.5 (fine-grained synchronization).
 * N: number of threads.
 * Expected: safe; N! executions, as nobody overtakes who was first at the head.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

struct node {
	int key;
	struct node *next;
	pthread_mutex_t lock;
};

static struct node nodes[N];
static struct node last = {1000, NULL, PTHREAD_MUTEX_INITIALIZER};
static struct node head = {-1, &last, PTHREAD_MUTEX_INITIALIZER};

static void *insert(void *arg)
{
	struct node *n = &nodes[(intptr_t)arg];
	struct node *prev = &head, *cur;

	n->key = 1 + (int)((intptr_t)arg * 7 % (2 * N + 1));
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
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	int found = 0;

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, insert, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	for (struct node *n = head.next; n != &last; n = n->next) {
		assert(n->key <= n->next->key);
		found++;
	}
	assert(found == N);
	return 0;
}

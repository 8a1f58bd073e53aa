/*
 * A sorted linked list under one lock: each thread inserts a key of its own.
 * M. Herlihy, N. Shavit, "The Art of Multiprocessor Programming", section 9.4
 * (coarse-grained synchronization).
 * N: number of threads.
 * Expected: safe; N! executions, one for each order of the insertions.
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
};

static struct node nodes[N];
static struct node last = {1000, NULL};
static struct node head = {-1, &last};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *insert(void *arg)
{
	struct node *n = &nodes[(intptr_t)arg];
	struct node *prev = &head;

	n->key = 1 + (int)((intptr_t)arg * 7 % (2 * N + 1));
	pthread_mutex_lock(&lock);
	while (prev->next->key < n->key)
		prev = prev->next;
	n->next = prev->next;
	prev->next = n;
	pthread_mutex_unlock(&lock);
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

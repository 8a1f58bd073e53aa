/*
 * What the sorted lists with locks share: N threads insert a key of their own
 * each, and main looks at the list then. A program defines link_in.
 * N: number of threads.
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

/* Puts a node into the list, before the first that has no smaller key. */
static void link_in(struct node *n);

static void *insert(void *arg)
{
	struct node *n = &nodes[(intptr_t)arg];

	n->key = 1 + (int)((intptr_t)arg * 7 % (2 * N + 1));
	link_in(n);
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

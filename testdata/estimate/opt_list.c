/*
 * A sorted linked list that is searched without locks; then both nodes are
 * locked and looked at again. M. Herlihy, N. Shavit, "The Art of
 * Multiprocessor Programming", section 9.6 (optimistic synchronization). An
 * operation gives up after TRIES attempts, where the book tries for ever.
 * INSERTERS, DELETERS: number of threads; each of the latter deletes a key that
 * one of the former may have inserted.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef INSERTERS
#define INSERTERS 2
#endif
#ifndef DELETERS
#define DELETERS 1
#endif
#ifndef TRIES
#define TRIES 1
#endif

struct node {
	int key;
	_Atomic(struct node *) next;
	pthread_mutex_t lock;
};

static struct node nodes[INSERTERS];
static struct node last = {1000, NULL, PTHREAD_MUTEX_INITIALIZER};
static struct node head = {-1, &last, PTHREAD_MUTEX_INITIALIZER};

static int valid(struct node *prev, struct node *cur)
{
	struct node *n = &head;

	while (n->key <= prev->key) {
		if (n == prev)
			return atomic_load(&prev->next) == cur;
		n = atomic_load(&n->next);
	}
	return 0;
}

/* Finds the place of a key, locks it and returns 1, or returns 0. */
static int find(int key, struct node **prev, struct node **cur)
{
	*prev = &head;
	*cur = atomic_load(&head.next);
	while ((*cur)->key < key) {
		*prev = *cur;
		*cur = atomic_load(&(*cur)->next);
	}
	pthread_mutex_lock(&(*prev)->lock);
	pthread_mutex_lock(&(*cur)->lock);
	return valid(*prev, *cur);
}

static void leave(struct node *prev, struct node *cur)
{
	pthread_mutex_unlock(&cur->lock);
	pthread_mutex_unlock(&prev->lock);
}

static void *insert(void *arg)
{
	struct node *n = &nodes[(intptr_t)arg], *prev, *cur;

	n->key = 1 + (int)(intptr_t)arg;
	pthread_mutex_init(&n->lock, NULL);
	for (int i = 0; i < TRIES; i++) {
		int ok = find(n->key, &prev, &cur);
		if (ok) {
			atomic_store(&n->next, cur);
			atomic_store(&prev->next, n);
		}
		leave(prev, cur);
		if (ok)
			break;
	}
	return NULL;
}

static void *delete(void *arg)
{
	int key = 1 + (int)(intptr_t)arg;
	struct node *prev, *cur;

	for (int i = 0; i < TRIES; i++) {
		int ok = find(key, &prev, &cur);
		if (ok && cur->key == key)
			atomic_store(&prev->next, atomic_load(&cur->next));
		leave(prev, cur);
		if (ok)
			break;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[INSERTERS + DELETERS];

	for (int i = 0; i < INSERTERS; i++)
		pthread_create(&t[i], NULL, insert, (void *)(intptr_t)i);
	for (int i = 0; i < DELETERS; i++)
		pthread_create(&t[INSERTERS + i], NULL, delete, (void *)(intptr_t)i);
	for (int i = 0; i < INSERTERS + DELETERS; i++)
		pthread_join(t[i], NULL);
	for (struct node *n = atomic_load(&head.next); n != &last; n = atomic_load(&n->next))
		assert(n->key < atomic_load(&n->next)->key);
	return 0;
}

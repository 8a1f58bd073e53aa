/*
 * An unbounded queue with one lock for each end. M. Herlihy, N. Shavit, "The
 * Art of Multiprocessor Programming", section 10.4 (an unbounded total queue).
 * ENQUEUERS, DEQUEUERS: number of threads, one operation each.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef ENQUEUERS
#define ENQUEUERS 2
#endif
#ifndef DEQUEUERS
#define DEQUEUERS 2
#endif

struct node {
	int value;
	_Atomic(struct node *) next;
};

static struct node nodes[ENQUEUERS], sentinel;
static struct node *head = &sentinel, *tail = &sentinel;
static pthread_mutex_t at_head = PTHREAD_MUTEX_INITIALIZER, at_tail = PTHREAD_MUTEX_INITIALIZER;
static int taken[ENQUEUERS + 1];

static void *enqueue(void *arg)
{
	struct node *n = &nodes[(intptr_t)arg];

	n->value = 1 + (int)(intptr_t)arg;
	pthread_mutex_lock(&at_tail);
	atomic_store(&tail->next, n);
	tail = n;
	pthread_mutex_unlock(&at_tail);
	return NULL;
}

static void *dequeue(void *arg)
{
	struct node *n;

	(void)arg;
	pthread_mutex_lock(&at_head);
	n = atomic_load(&head->next);
	if (n != NULL) { /* else it is empty */
		taken[n->value]++;
		head = n;
	}
	pthread_mutex_unlock(&at_head);
	return NULL;
}

int main(void)
{
	pthread_t t[ENQUEUERS + DEQUEUERS];

	for (int i = 0; i < ENQUEUERS; i++)
		pthread_create(&t[i], NULL, enqueue, (void *)(intptr_t)i);
	for (int i = 0; i < DEQUEUERS; i++)
		pthread_create(&t[ENQUEUERS + i], NULL, dequeue, NULL);
	for (int i = 0; i < ENQUEUERS + DEQUEUERS; i++)
		pthread_join(t[i], NULL);
	for (int i = 1; i <= ENQUEUERS; i++)
		assert(taken[i] <= 1);
	return 0;
}

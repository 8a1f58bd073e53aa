/*
 * Two threads push a node each on a list, whose nodes main may free. With RACY they do so without a lock: one of the
 * nodes may get lost. With LOOSE main does not wait for them: the process may end while they run.
 */
#include <pthread.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

static struct node *top;
static pthread_mutex_t lock __attribute__((unused)) = PTHREAD_MUTEX_INITIALIZER;

static void *push(void *arg)
{
	(void)arg;
	struct node *n = malloc(sizeof *n);
	n->value = 1;
#ifdef RACY
	struct node *old = top;
	n->next = old;
	top = n;
#else
	pthread_mutex_lock(&lock);
	n->next = top;
	top = n;
	pthread_mutex_unlock(&lock);
#endif
	return NULL;
}

int main(void)
{
	pthread_t threads[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&threads[i], NULL, push, NULL);
#ifndef LOOSE
	for (int i = 0; i < 2; i++)
		pthread_join(threads[i], NULL);
#endif
#ifdef FREES
	while (top) {
		struct node *n = top;
		top = n->next;
		free(n);
	}
#endif
	return 0;
}

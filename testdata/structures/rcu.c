/*
 * Read-copy-update: readers announce themselves with a counter that is odd
 * while they read; the writer publishes a new copy and frees the old one only
 * after every reader that could hold it has left.
 * P. E. McKenney, J. D. Slingwine, "Read-copy update: using execution history
 * to solve concurrency problems", PDCS 1998.
 * READERS: number of readers.
 * Expected: safe (no access to the freed copy).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef READERS
#define READERS 2
#endif

struct pair {
	int left, right;
};

static _Atomic(struct pair *) current;
static atomic_int reading[READERS];

static struct pair *new_pair(int value)
{
	struct pair *p = malloc(sizeof *p);

	p->left = value;
	p->right = value;
	return p;
}

static void *reader(void *arg)
{
	int me = (int)(intptr_t)arg;

	atomic_fetch_add(&reading[me], 1);
	struct pair *p = atomic_load(&current);
	assert(p->left == p->right);
	atomic_fetch_add(&reading[me], 1);
	return NULL;
}

static void *writer(void *arg)
{
	struct pair *fresh = new_pair(2);
	struct pair *old = atomic_exchange(&current, fresh);

	(void)arg;
	for (int i = 0; i < READERS; i++) {
		int seen = atomic_load(&reading[i]);
		if (seen % 2 == 0)
			continue;
		while (atomic_load(&reading[i]) == seen)
			;
	}
	free(old);
	return NULL;
}

int main(void)
{
	pthread_t t[READERS + 1];

	atomic_store(&current, new_pair(1));
	for (int i = 0; i < READERS; i++)
		pthread_create(&t[i], NULL, reader, (void *)(intptr_t)i);
	pthread_create(&t[READERS], NULL, writer, NULL);
	for (int i = 0; i <= READERS; i++)
		pthread_join(t[i], NULL);
	free(atomic_load(&current));
	return 0;
}

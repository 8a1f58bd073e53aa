/*
 * One thread pushes, the other pops if there is something, under one lock: the
 * shape of the tasks stack of SV-COMP's category ConcurrencySafety, written
 * anew.
 * OPERATIONS: of each thread.
 * Expected: safe; binomial(2 OPERATIONS, OPERATIONS) executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef OPERATIONS
#define OPERATIONS 3
#endif

static int items[OPERATIONS], top;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *push(void *arg)
{
	(void)arg;
	for (int i = 0; i < OPERATIONS; i++) {
		pthread_mutex_lock(&lock);
		items[top++] = i;
		pthread_mutex_unlock(&lock);
	}
	return NULL;
}

static void *pop(void *arg)
{
	(void)arg;
	for (int i = 0; i < OPERATIONS; i++) {
		pthread_mutex_lock(&lock);
		if (top > 0)
			assert(items[--top] >= 0);
		pthread_mutex_unlock(&lock);
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, push, NULL);
	pthread_create(&u, NULL, pop, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(top >= 0 && top <= OPERATIONS);
	return 0;
}

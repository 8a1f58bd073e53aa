/*
 * Threads that work on a queue under one lock: the first enqueues, the others
 * dequeue if there is something. The shape of the tasks queue of SV-COMP's
 * category ConcurrencySafety, written anew.
 * OPERATIONS: of each thread. THREADS: how many there are.
 * Expected: safe; one execution for each order of the operations:
 * (THREADS * OPERATIONS)! / OPERATIONS!^THREADS.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#ifndef OPERATIONS
#define OPERATIONS 3
#endif
#ifndef THREADS
#define THREADS 2
#endif

static int items[OPERATIONS], head, tail;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg)
{
	for (int i = 0; i < OPERATIONS; i++) {
		pthread_mutex_lock(&lock);
		if (arg == NULL) {
			items[tail++] = i;
		} else if (head < tail) {
			assert(items[head] == head);
			head++;
		}
		pthread_mutex_unlock(&lock);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[THREADS];

	for (int i = 0; i < THREADS; i++)
		pthread_create(&t[i], NULL, work, (void *)(intptr_t)i);
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
	assert(tail == OPERATIONS && head <= tail);
	return 0;
}

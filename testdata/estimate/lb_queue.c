/*
 * A queue in an array under one lock, with room for SIZE elements: who finds
 * it full gives up. After D. Lea's and M. Herlihy and N. Shavit's lock-based
 * queues ("The Art of Multiprocessor Programming", section 3.2).
 * N: number of threads, each of which enqueues once.
 * Expected: safe; N! executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif
#ifndef SIZE
#define SIZE 4
#endif

static int items[SIZE], head, tail, full;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *enqueue(void *arg)
{
	pthread_mutex_lock(&lock);
	if (tail - head < SIZE)
		items[tail++ % SIZE] = 1 + (int)(intptr_t)arg;
	else
		full++;
	pthread_mutex_unlock(&lock);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, enqueue, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(tail + full == N);
	return 0;
}

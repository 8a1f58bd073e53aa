/*
 * N workers that nothing distinguishes count under a mutex, once. Main joins them by
 * their numbers, which it keeps in an array that no worker knows: a global one, or
 * one on the heap.
 * N: number of workers.
 * HEAP: the array is on the heap.
 * WATCHED: one more thread, which main does not join, looks at the array.
 * Expected: safe.
 */
#include <stdlib.h>

#include "states.h"

#ifndef N
#define N 6
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;
#ifdef HEAP
static pthread_t *volatile t;
#else
static pthread_t t[N];
#endif

static void *run(void *arg)
{
	pthread_mutex_lock(&mutex);
	enter_alone();
	count++;
	leave_alone();
	pthread_mutex_unlock(&mutex);
	return arg;
}

#ifdef WATCHED
static void *watch(void *arg)
{
	pthread_t volatile *last = &t[N - 1];

	(void)*last;
	return arg;
}
#endif

int main(void)
{
#ifdef WATCHED
	pthread_t other;
#endif
#ifdef HEAP
	t = malloc(N * sizeof t[0]);
#endif
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
#ifdef WATCHED
	pthread_create(&other, NULL, watch, NULL);
	pthread_detach(other);
#endif
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(count == N);
	return 0;
}

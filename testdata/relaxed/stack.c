/*
 * One thread pushes onto a stack in an array, another pops, under a mutex
 * (after a program of SV-COMP).
 * SIZE: how many elements are pushed. UNSAFE: the size is looked at in another
 * critical section than the one that pops, and a third thread pops as well.
 * Needs no fence: mutexes drain store buffers.
 */
#include "relaxed.h"

#ifndef SIZE
#define SIZE 3
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int elements[SIZE];
static int top;

static void *push(void *arg)
{
	(void)arg;
	for (int i = 0; i < SIZE; i++) {
		pthread_mutex_lock(&mutex);
		elements[top++] = i;
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

static void *pop(void *arg)
{
	(void)arg;
	for (int i = 0; i < SIZE; i++) {
		pthread_mutex_lock(&mutex);
		int filled = top > 0;
#ifdef UNSAFE
		pthread_mutex_unlock(&mutex);
		pthread_mutex_lock(&mutex);
#endif
		if (filled) {
			assert(top > 0);
			elements[--top] = 0;
		}
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, push, NULL);
	pthread_create(&u, NULL, pop, NULL);
#ifdef UNSAFE
	pthread_t v;

	pthread_create(&v, NULL, pop, NULL);
	pthread_join(v, NULL);
#endif
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

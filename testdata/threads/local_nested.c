/*
 * A thread gives the address of its thread-local variable to a thread that it creates, which writes it.
 * LEFT: it does not join that thread, which main does.
 * Expected: safe; with LEFT, memory error.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static _Thread_local int own = 1;
static pthread_t inner;

static void *set(void *arg)
{
	int *outer = arg;

	*outer = 2;
	assert(own == 1);
	return NULL;
}

static void *create(void *arg)
{
	pthread_create(&inner, NULL, set, &own);
#ifndef LEFT
	pthread_join(inner, NULL);
	assert(own == 2);
#endif
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, create, NULL);
	pthread_join(t, NULL);
#ifdef LEFT
	pthread_join(inner, NULL);
#endif
	return 0;
}

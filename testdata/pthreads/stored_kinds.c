/*
 * Mutexes whose kind the program itself stores, by assigning what a static initialiser stands for: recursive ones, which their owner
 * locks again, and one that checks for errors, which tells its owner so.
 */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

struct counter {
	int value;
	pthread_mutex_t mutex;
};

struct counter *shared;

void add(int n)
{
	pthread_mutex_lock(&shared->mutex);
	shared->value++;
	if (n > 1)
		add(n - 1);
	pthread_mutex_unlock(&shared->mutex);
}

void *adder(void *arg)
{
	pthread_mutex_t mine = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
	assert(pthread_mutex_lock(&mine) == 0);
	assert(pthread_mutex_lock(&mine) == EDEADLK);
	add(2);
	pthread_mutex_unlock(&mine);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	shared = malloc(sizeof *shared);
	*shared = (struct counter){0, PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP};
	pthread_create(&a, NULL, adder, NULL);
	pthread_create(&b, NULL, adder, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(shared->value == 4);
	free(shared);
	return 0;
}

/*
 * Results handed over by return and by pthread_exit, read by pthread_join.
 * IEEE Std 1003.1, pthread_join.
 * Expected: safe, 1 execution.
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static void leave(int value)
{
	pthread_exit((void *)(intptr_t)value);
}

static void *by_return(void *arg)
{
	return (void *)((intptr_t)arg + 1);
}

static void *by_exit(void *arg)
{
	leave((int)(intptr_t)arg * 2);
	return NULL;
}

static void *by_pointer(void *arg)
{
	*(int *)arg += 5;
	return arg;
}

int main(void)
{
	pthread_t t, u, v;
	void *a, *b, *c;
	int value = 10;

	pthread_create(&t, NULL, by_return, (void *)(intptr_t)41);
	pthread_create(&u, NULL, by_exit, (void *)(intptr_t)21);
	pthread_create(&v, NULL, by_pointer, &value);
	pthread_join(t, &a);
	pthread_join(u, &b);
	pthread_join(v, &c);
	assert((intptr_t)a == 42);
	assert((intptr_t)b == 42);
	assert(c == &value && value == 15);
	return 0;
}

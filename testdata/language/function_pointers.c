/*
 * Threads call operations through a table of function pointers, and one of
 * the pointers is exchanged while they run.
 * Expected: safe, 2 executions (the caller sees the old or the new pointer).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

typedef int (*operation)(int, int);

static int add(int a, int b)
{
	return a + b;
}

static int multiply(int a, int b)
{
	return a * b;
}

static _Atomic(operation) current = add;
static operation const table[2] = {add, multiply};

static void *changer(void *arg)
{
	(void)arg;
	atomic_store(&current, table[1]);
	return NULL;
}

static void *caller(void *arg)
{
	operation f = atomic_load(&current);
	int result = f(3, 4);

	(void)arg;
	assert(result == 7 || result == 12);
	assert((result == 7) == (f == table[0]));
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, changer, NULL);
	pthread_create(&u, NULL, caller, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

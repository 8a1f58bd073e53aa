/*
 * Two threads join each other, and wait for ever.
 * Expected: violation, a deadlock.
 */
#include <pthread.h>
#include <stdatomic.h>

static _Atomic pthread_t first, second;
static atomic_int ready;

static void *one(void *arg)
{
	while (!ready)
		;
	pthread_join(second, 0);
	return arg;
}

static void *two(void *arg)
{
	while (!ready)
		;
	pthread_join(first, 0);
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, one, 0);
	pthread_create(&u, 0, two, 0);
	first = t;
	second = u;
	ready = 1;
	pthread_exit(0);
}

/*
 * A thread computes for long with variables of its own, and fills memory of its own: none of that is
 * visible. Safe: the two threads write one variable, in two orders.
 */
#include <assert.h>
#include <pthread.h>
#include <string.h>

#ifndef N
#define N 1000000
#endif

static int x;

static void *compute(void *arg)
{
	long sum = 0;
	char own[1 << 20], copy[1 << 20];
	for (int i = 0; i < N; i++)
		sum += i & 7;
	memset(own, sum & 1, sizeof own);
	memcpy(copy, own, sizeof copy);
	x = copy[sizeof copy - 1] + 1;
	return arg;
}

int main(void)
{
	pthread_t thread;
	pthread_create(&thread, 0, compute, 0);
	x = 2;
	pthread_join(thread, 0);
	assert(x == 1 || x == 2);
	return 0;
}

/*
 * Fibonacci numbers by a thread for each call: recursion through threads,
 * results by join; nothing is shared.
 * N: which number.
 * Expected: safe, 1 execution.
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static int fib(int n)
{
	return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

static void *run(void *arg)
{
	intptr_t n = (intptr_t)arg;
	pthread_t t, u;
	void *a, *b;

	if (n < 2)
		return (void *)n;
	pthread_create(&t, NULL, run, (void *)(n - 1));
	pthread_create(&u, NULL, run, (void *)(n - 2));
	pthread_join(t, &a);
	pthread_join(u, &b);
	return (void *)((intptr_t)a + (intptr_t)b);
}

int main(void)
{
	void *result = run((void *)(intptr_t)N);

	assert((intptr_t)result == fib(N));
	return 0;
}

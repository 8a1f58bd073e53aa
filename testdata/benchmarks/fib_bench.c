/*
 * Two threads add each other's variable to their own, without a lock: the
 * classic benchmark whose difficulty is its number of interleavings (used in
 * the ConcurrencySafety category of SV-COMP). The largest value that the
 * schedule can reach is a Fibonacci number; main asserts that bound
 * while the threads run.
 * ROUNDS: additions in each thread.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef ROUNDS
#define ROUNDS 3
#endif

static volatile int a = 1, b = 1;

static void *add_b(void *arg)
{
	(void)arg;
	for (int r = 0; r < ROUNDS; r++)
		a = a + b;
	return NULL;
}

static void *add_a(void *arg)
{
	(void)arg;
	for (int r = 0; r < ROUNDS; r++)
		b = b + a;
	return NULL;
}

static int largest(void)
{
	int low = 1, high = 1;

	for (int r = 0; r < 2 * ROUNDS; r++) {
		int next = low + high;
		low = high;
		high = next;
	}
	return high;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, add_b, NULL);
	pthread_create(&u, NULL, add_a, NULL);
	int bound = largest();
	assert(a <= bound && b <= bound);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

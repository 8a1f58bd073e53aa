/*
 * Two threads add each other's variable to their own (SV-COMP's fib_bench).
 * The largest value that they can reach is a Fibonacci number, also when
 * stores are late: a thread that reads an older value gets no larger.
 * ROUNDS: additions in each thread. JOIN: main asserts when they have ended,
 * not while they run. LONGEST: main asserts that the largest value is not reached.
 */
#include "relaxed.h"

#ifndef ROUNDS
#define ROUNDS 3
#endif

static atomic_int a = 1, b = 1;

static void *add_b(void *arg)
{
	(void)arg;
	for (int r = 0; r < ROUNDS; r++)
		STORE(a, LOAD(a) + LOAD(b));
	return NULL;
}

static void *add_a(void *arg)
{
	(void)arg;
	for (int r = 0; r < ROUNDS; r++)
		STORE(b, LOAD(b) + LOAD(a));
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
#ifdef LONGEST
	return high - 1;
#else
	return high;
#endif
}

int main(void)
{
	pthread_t t, u;
	int bound = largest();

	pthread_create(&t, NULL, add_b, NULL);
	pthread_create(&u, NULL, add_a, NULL);
#ifdef JOIN
	pthread_join(t, NULL);
	pthread_join(u, NULL);
#endif
	assert(LOAD(a) <= bound && LOAD(b) <= bound);
#ifndef JOIN
	pthread_join(t, NULL);
	pthread_join(u, NULL);
#endif
	return 0;
}

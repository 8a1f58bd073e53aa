/*
 * Two threads add to each other's number, as in the task triangular of SV-COMP's category ConcurrencySafety,
 * written anew; the numbers begin anywhere up to 3.
 * ROUNDS: additions of each thread. LOWER: the bound is one less than the largest value.
 * Expected: safe; violation with LOWER.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#ifndef ROUNDS
#define ROUNDS 3
#endif

static int i, j;

static void *raise_i(void *arg)
{
	for (int k = 0; k < ROUNDS; k++)
		i = j + 1;
	return arg;
}

static void *raise_j(void *arg)
{
	for (int k = 0; k < ROUNDS; k++)
		j = i + 1;
	return arg;
}

int main(void)
{
	pthread_t t, u;
	int start = __VERIFIER_nondet_int();
	int bound = 2 * ROUNDS;

#ifdef LOWER
	bound--;
#endif
	__VERIFIER_assume(0 <= start && start <= 3);
	i = j = start;
	pthread_create(&t, NULL, raise_i, NULL);
	pthread_create(&u, NULL, raise_j, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(i <= start + bound && j <= start + bound);
	return 0;
}

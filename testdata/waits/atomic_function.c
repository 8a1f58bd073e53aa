/*
 * A lock made of a function whose name starts with __VERIFIER_atomic_: its
 * body is one step, and waits until the lock is free.
 * SV-COMP rules, atomic functions.
 * N: number of threads.
 * Expected: safe; N! executions, one for each order of the sections.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

extern void __VERIFIER_assume(int);
extern void reach_error(void);

static volatile int taken, counter;

static void __VERIFIER_atomic_acquire(void)
{
	__VERIFIER_assume(taken == 0);
	taken = 1;
}

static void __VERIFIER_atomic_release(void)
{
	taken = 0;
}

static void *run(void *arg)
{
	(void)arg;
	__VERIFIER_atomic_acquire();
	counter++;
	__VERIFIER_atomic_release();
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	if (counter != N)
		reach_error();
	return 0;
}

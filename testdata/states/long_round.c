/*
 * A thread that waits until some slot of a table is taken, which it looks through again and again: a round of many reads. Written for gomc.
 *
 * N: the size of the table. NEVER: nobody takes a slot. GUESSES: nobody does, and in each round the thread guesses, and goes on only with one of two guesses.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern int __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);

#ifndef N
#define N 80
#endif

static atomic_int taken[N];

static void *wait(void *arg)
{
	for (;;) {
		for (int i = 0; i < N; i++)
			if (taken[i])
				return arg;
#ifdef GUESSES
		__VERIFIER_assume(__VERIFIER_nondet_bool());
#endif
	}
}

int main(void)
{
	pthread_t thread;
	pthread_create(&thread, NULL, wait, NULL);
#if !defined NEVER && !defined GUESSES
	taken[N - 1] = 1;
#endif
	pthread_join(thread, NULL);
	return 0;
}

/*
 * Setters write a and then b, whichever value; a checker that finds b changed must find a changed, as in the tasks
 * reorder of SV-COMP's category ConcurrencySafety, written anew.
 * SETTERS: number of setters. SWAPPED: they write b first.
 * Expected: safe; violation with SWAPPED.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#ifndef SETTERS
#define SETTERS 2
#endif

static int a, b, value;

static void *set(void *arg)
{
#ifdef SWAPPED
	b = value;
	a = value;
#else
	a = value;
	b = value;
#endif
	return arg;
}

static void *check(void *arg)
{
	int y = b, x = a;

	assert(y != value || x == value);
	return arg;
}

int main(void)
{
	pthread_t t[SETTERS], u;

	value = __VERIFIER_nondet_int();
	__VERIFIER_assume(value != 0);
	for (int i = 0; i < SETTERS; i++)
		pthread_create(&t[i], NULL, set, NULL);
	pthread_create(&u, NULL, check, NULL);
	for (int i = 0; i < SETTERS; i++)
		pthread_join(t[i], NULL);
	pthread_join(u, NULL);
	return 0;
}

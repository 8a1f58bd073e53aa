/*
 * Two threads count in slots of an array that inputs choose.
 * BEYOND: one index may be one too large.
 * SAME: the indices may be equal, so that an increment can be lost.
 * Expected: safe; violation (memory) with BEYOND, violation (assertion) with SAME.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static int slots[4];

static void *count(void *arg)
{
	slots[*(unsigned *)arg]++;
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
	int sum = 0;

#ifdef BEYOND
	__VERIFIER_assume(x <= 4 && y < 4);
#else
	__VERIFIER_assume(x < 4 && y < 4);
#endif
#ifndef SAME
	__VERIFIER_assume(x != y);
#endif
	pthread_create(&t, NULL, count, &x);
	pthread_create(&u, NULL, count, &y);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	for (int i = 0; i < 4; i++)
		sum += slots[i];
	assert(sum == 2);
	return 0;
}

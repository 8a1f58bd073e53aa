/*
 * Two threads move any sum from one variable to the other in an atomic section; a third one looks at both.
 * OPEN: it looks at one after the other, without a section.
 * Expected: safe; violation with OPEN.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static unsigned left, right, total;

static void *move(void *arg)
{
	unsigned sum = *(unsigned *)arg;

	__VERIFIER_atomic_begin();
	left -= sum;
	right += sum;
	__VERIFIER_atomic_end();
	return NULL;
}

static void *look(void *arg)
{
	unsigned x, y;

#ifndef OPEN
	__VERIFIER_atomic_begin();
#endif
	x = left;
	y = right;
#ifndef OPEN
	__VERIFIER_atomic_end();
#endif
	assert(x + y == total);
	return arg;
}

int main(void)
{
	pthread_t t, u, v;
	unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();

	left = __VERIFIER_nondet_uint();
	right = __VERIFIER_nondet_uint();
	total = left + right;
	pthread_create(&t, NULL, move, &x);
	pthread_create(&u, NULL, move, &y);
	pthread_create(&v, NULL, look, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	pthread_join(v, NULL);
	return 0;
}

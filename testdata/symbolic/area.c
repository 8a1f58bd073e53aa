/*
 * Two threads store the sides of a rectangle, main multiplies them: 46340 * 46340 fits in 32 bits.
 * WIDE: one side may be longer by 2.
 * NEGATE: main changes the sign of an input.
 * QUOTIENT: main divides an input by another, which is not 0.
 * Expected with --check=overflow: safe; violation with WIDE, NEGATE or QUOTIENT.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static atomic_int width, height;

static void *wide(void *arg)
{
	int w = __VERIFIER_nondet_int();

#ifdef WIDE
	__VERIFIER_assume(w >= 0 && w <= 46342);
#else
	__VERIFIER_assume(w >= 0 && w <= 46340);
#endif
	width = w;
	return arg;
}

static void *high(void *arg)
{
	int h = __VERIFIER_nondet_int();

	__VERIFIER_assume(h >= 0 && h <= 46340);
	height = h;
	return arg;
}

int main(void)
{
	pthread_t t, u;
	int area;

	pthread_create(&t, NULL, wide, NULL);
	pthread_create(&u, NULL, high, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	area = width * height;
#ifdef NEGATE
	area = -__VERIFIER_nondet_int();
#endif
#ifdef QUOTIENT
	int divisor = __VERIFIER_nondet_int();
	__VERIFIER_assume(divisor != 0);
	area = __VERIFIER_nondet_int() / divisor;
#endif
	return area == -1;
}

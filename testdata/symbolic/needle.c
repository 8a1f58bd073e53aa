/*
 * One value of an input out of four billion, and one order of two threads, divide by zero.
 * APART: the threads follow each other.
 * Expected: violation; safe with APART.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);

static unsigned divisor = 1, quotient;

static void *set(void *arg)
{
	unsigned x = *(unsigned *)arg;

	if (x * 2654435761u == 305419896u)
		divisor = 0;
	divisor = 1;
	return NULL;
}

static void *divide(void *arg)
{
	(void)arg;
	quotient = 1000 / divisor;
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	unsigned x = __VERIFIER_nondet_uint();

	pthread_create(&t, NULL, set, &x);
#ifdef APART
	pthread_join(t, NULL);
	pthread_create(&u, NULL, divide, NULL);
#else
	pthread_create(&u, NULL, divide, NULL);
	pthread_join(t, NULL);
#endif
	pthread_join(u, NULL);
	return 0;
}

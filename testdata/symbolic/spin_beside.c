/*
 * A thread spins for ever without a condition, which counts as an assumption that does not hold, while main goes on to its end.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

static int value, seen;

static void *spin(void *arg)
{
	seen = value;
	for (;;)
		;
	return arg;
}

int main(void)
{
	pthread_t t;

	value = __VERIFIER_nondet_int();
	pthread_create(&t, NULL, spin, NULL);
	assert(seen == 0 || seen == value);
	return 0;
}

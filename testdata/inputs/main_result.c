/*
 * The main thread ends by pthread_exit, with an input as its result, and another thread joins it. EVEN: what it hands on is even.
 * Expected: the assertion fails; with EVEN, safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

static pthread_t first;

static void *wait(void *arg)
{
	void *result;
	pthread_join(first, &result);
	assert((long)result != 3);
	return arg;
}

int main(void)
{
	pthread_t t;
#ifdef EVEN
	const long mask = 2;
#else
	const long mask = 3;
#endif
	first = pthread_self();
	pthread_create(&t, NULL, wait, NULL);
	pthread_exit((void *)(__VERIFIER_nondet_int() & mask));
}

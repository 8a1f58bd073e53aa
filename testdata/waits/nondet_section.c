/*
 * An atomic section that chooses whether it writes: alternatives of one step
 * with different accesses. The order of the section and the read matters for
 * the alternative that writes only: 3 executions.
 *
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>

extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x, r;

static void *write_or_not(void *arg)
{
	__VERIFIER_atomic_begin();
	if (__VERIFIER_nondet_bool())
		x = 1;
	__VERIFIER_atomic_end();
	return arg;
}

static void *read_once(void *arg)
{
	r = x;
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, write_or_not, NULL);
	pthread_create(&b, NULL, read_once, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(r == 0 || x == 1);
	return 0;
}

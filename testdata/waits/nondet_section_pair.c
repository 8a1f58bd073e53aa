/*
 * An atomic section with two choices, and two independent races behind it: a
 * write of x with the section that reads it, a write of done with a read by the
 * main thread. All four alternatives meet all orders of both: 16 executions.
 *
 * Expected: a violation. One alternative, with one order of each race, fails.
 */
#include <assert.h>
#include <pthread.h>

extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int first, second, x, r, done, early;

static void *choose(void *arg)
{
	__VERIFIER_atomic_begin();
	first = __VERIFIER_nondet_bool();
	second = __VERIFIER_nondet_bool();
	__VERIFIER_atomic_end();
	x = 1;
	return arg;
}

static void *look(void *arg)
{
	__VERIFIER_atomic_begin();
	r = x;
	__VERIFIER_atomic_end();
	done = 1;
	return arg;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, choose, NULL);
	pthread_create(&b, NULL, look, NULL);
	early = done;
	pthread_join(a, NULL);
	pthread_join(b, NULL);
#ifdef HOLDS
	assert(early == 0 || early == 1);
#else
	assert(!(first && !second && r == 0 && early == 1));
#endif
	return 0;
}

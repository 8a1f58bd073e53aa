/*
 * One thread stores two inputs, another compares them by their difference, which may not fit.
 * POSITIVE: neither input is negative.
 * Expected with --check=overflow: violation; safe with POSITIVE.
 */
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int left, right, order;

static void *store(void *arg)
{
	int l = __VERIFIER_nondet_int(), r = __VERIFIER_nondet_int();

#ifdef POSITIVE
	__VERIFIER_assume(l >= 0 && r >= 0);
#endif
	pthread_mutex_lock(&lock);
	left = l;
	right = r;
	pthread_mutex_unlock(&lock);
	return arg;
}

static void *compare(void *arg)
{
	pthread_mutex_lock(&lock);
	order = left - right;
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, store, NULL);
	pthread_create(&u, NULL, compare, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

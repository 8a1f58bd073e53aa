/*
 * Two threads add inputs to a sum of 32 bits; each input is at most half of what fits.
 * BEYOND: one of them may be one more.
 * Expected with --check=overflow: safe; violation with BEYOND.
 */
#include <limits.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int sum = 1;

static void *add(void *arg)
{
	pthread_mutex_lock(&lock);
	sum += *(int *)arg;
	pthread_mutex_unlock(&lock);
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();

	__VERIFIER_assume(x >= -1 - INT_MAX / 2 && x <= INT_MAX / 2);
	__VERIFIER_assume(y >= -1 - INT_MAX / 2 && y <= INT_MAX / 2);
#ifdef BEYOND
	if (y > 0)
		y += 1;
#endif
	pthread_create(&t, NULL, add, &x);
	pthread_create(&u, NULL, add, &y);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

/*
 * Two threads multiply what an input gives; the program checks beforehand that the product fits, in 64 bits.
 * NARROW: it checks in 32 bits.
 * Expected: safe; violation with NARROW.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned product = 1;
static unsigned long long exact = 1;

static void *multiply(void *arg)
{
	unsigned factor = *(unsigned *)arg;

	pthread_mutex_lock(&lock);
	product *= factor;
	exact *= factor;
	pthread_mutex_unlock(&lock);
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();

#ifdef NARROW
	__VERIFIER_assume(x * y <= 65535u);
#else
	__VERIFIER_assume((unsigned long long)x * y <= 65535u);
#endif
	pthread_create(&t, NULL, multiply, &x);
	pthread_create(&u, NULL, multiply, &y);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(product == exact);
	return 0;
}

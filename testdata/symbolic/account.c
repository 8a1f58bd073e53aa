/*
 * A bank account with any balance: two deposits and a withdrawal of any sums.
 * BROKEN: the withdrawal does not take the lock.
 * Expected: safe; violation with BROKEN.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned balance, in1, in2, out;

static void *deposit(void *arg)
{
	unsigned *sum = arg;

	pthread_mutex_lock(&lock);
	balance += *sum;
	pthread_mutex_unlock(&lock);
	return NULL;
}

static void *withdraw(void *arg)
{
	(void)arg;
#ifndef BROKEN
	pthread_mutex_lock(&lock);
#endif
	balance -= out;
#ifndef BROKEN
	pthread_mutex_unlock(&lock);
#endif
	return NULL;
}

int main(void)
{
	pthread_t t, u, v;
	unsigned first = __VERIFIER_nondet_uint();

	balance = first;
	in1 = __VERIFIER_nondet_uint();
	in2 = __VERIFIER_nondet_uint();
	out = __VERIFIER_nondet_uint();
	pthread_create(&t, NULL, deposit, &in1);
	pthread_create(&u, NULL, deposit, &in2);
	pthread_create(&v, NULL, withdraw, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	pthread_join(v, NULL);
	assert(balance == first + in1 + in2 - out);
	return 0;
}

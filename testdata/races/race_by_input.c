/* Two threads that write a variable without a lock, if their inputs say so: one
 * for the input 3, the other for 2.
 *
 * Expected: a data race, with inputs of which the domain 0..1 has none.
 */
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);

static int total;

static void *raise(void *arg)
{
	(void)arg;
	if (__VERIFIER_nondet_int() == 3)
		total = 1;
	return NULL;
}

static void *lower(void *arg)
{
	(void)arg;
	if (__VERIFIER_nondet_int() == 2)
		total = -1;
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, raise, NULL);
	pthread_create(&u, NULL, lower, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

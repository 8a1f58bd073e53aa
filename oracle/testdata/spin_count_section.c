/* Loops within atomic sections that come back to where they were and change memory in each round. */
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static atomic_int x;
static void *counter(void *arg)
{
	__VERIFIER_atomic_begin();
	while (atomic_fetch_add(&x, 1) < 2)
		;
	__VERIFIER_atomic_end();
	return arg;
}
int main(void)
{
	pthread_t h1;
	pthread_create(&h1, 0, counter, 0);
	x = 1;
	__VERIFIER_atomic_begin();
	while (atomic_fetch_add(&x, 1) < 3)
		;
	__VERIFIER_atomic_end();
	pthread_join(h1, 0);
	return 0;
}

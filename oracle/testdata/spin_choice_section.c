/* A loop within an atomic section that may be left in every round. */
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern _Bool __VERIFIER_nondet_bool(void);
static atomic_int x;
static void *adder(void *arg)
{
	int a;
	__VERIFIER_atomic_begin();
	do
		a = x;
	while (__VERIFIER_nondet_bool());
	x = a + 1;
	__VERIFIER_atomic_end();
	return arg;
}
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, adder, 0);
	__VERIFIER_atomic_begin();
	while (__VERIFIER_nondet_bool() && x == 1)
		;
	x = 5;
	__VERIFIER_atomic_end();
	return 0;
}

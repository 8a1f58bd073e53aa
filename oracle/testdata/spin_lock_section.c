/* A lock that is taken in an atomic section. Expected: a hang, of a thread that wants to stop while nobody unlocks. */
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static atomic_int l, stop;
static void *taker(void *arg)
{
	int held;
	do {
		__VERIFIER_atomic_begin();
		held = atomic_exchange(&l, 1);
		__VERIFIER_atomic_end();
	} while (held && !stop);
	return arg;
}
int main(void)
{
	pthread_t h1, h2;
	pthread_create(&h1, 0, taker, 0);
	pthread_create(&h2, 0, taker, &l);
	l = 1;
	pthread_join(h1, 0);
	return 0;
}

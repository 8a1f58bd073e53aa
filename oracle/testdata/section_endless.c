/* A section that never ends after one that has. What the first one has written is seen. Expected: an assertion. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static atomic_int x;
static void *writer(void *arg)
{
	__VERIFIER_atomic_begin();
	x = 1;
	__VERIFIER_atomic_end();
	__VERIFIER_atomic_begin();
	for (;;)
		;
	__VERIFIER_atomic_end();
	return arg;
}
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, writer, 0);
	assert(!x);
	return 0;
}

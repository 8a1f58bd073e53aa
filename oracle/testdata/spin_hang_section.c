/* A loop around an atomic section that ends or not with the last write of x. Expected: a hang. */
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static atomic_int x, y;
static void *reader(void *arg)
{
	int a, b;
	do {
		__VERIFIER_atomic_begin();
		a = x;
		b = y;
		__VERIFIER_atomic_end();
	} while (a != b + 1);
	return arg;
}
static void *writer(void *arg) { x = 2; y = 1; return arg; }
int main(void)
{
	pthread_t h1, h2;
	pthread_create(&h1, 0, reader, 0);
	pthread_create(&h2, 0, writer, 0);
	x = 1;
	pthread_join(h1, 0);
	return 0;
}

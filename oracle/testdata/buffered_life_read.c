/* What the first call has stored is not seen in the second one, whether it is still in the buffer or not. */
#include <pthread.h>
static int *volatile frame;
static int copy;
static void set(int v)
{
	int x;
	frame = &x;
	if (v)
		__atomic_store_n(&x, v, __ATOMIC_RELAXED);
	else
		__atomic_store_n(&copy, __atomic_load_n(&x, __ATOMIC_RELAXED), __ATOMIC_RELAXED);
}
static void *owner(void *arg) { set(1); set(0); return arg; }
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, owner, 0);
	__atomic_load_n(&copy, __ATOMIC_RELAXED);
	return 0;
}

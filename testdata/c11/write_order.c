/*
 * Two threads write two variables in opposite orders; in the end the first write
 * of each thread is the last in memory order (2+2W). No order of the threads' steps
 * explains that, not even one where loads are early or late.
 * SAFE: with seq_cst stores RC11 forbids it. RA, where they are release, does not.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef SAFE
#define ORDER memory_order_seq_cst
#else
#define ORDER memory_order_release
#endif

static atomic_int x, y;

static void *forth(void *arg)
{
	atomic_store_explicit(&x, 2, ORDER);
	atomic_store_explicit(&y, 1, ORDER);
	return arg;
}

static void *back(void *arg)
{
	atomic_store_explicit(&y, 2, ORDER);
	atomic_store_explicit(&x, 1, ORDER);
	return arg;
}

int main(void)
{
	pthread_t f, b;

	pthread_create(&f, NULL, forth, NULL);
	pthread_create(&b, NULL, back, NULL);
	pthread_join(f, NULL);
	pthread_join(b, NULL);
	assert(x == 1 || y == 1);
	return 0;
}

/*
 * Two threads take a test-and-set lock; the first one forgets to release it. The
 * second one spins for ever, with read-modify-writes that change nothing.
 * Expected: a hang. With SAFE both release it: safe.
 */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static int entered;

static void *run(void *arg)
{
	while (atomic_exchange_explicit(&lock, 1, memory_order_acquire))
		;
#ifndef SAFE
	if (entered++ == 0)
		return arg;
#else
	entered++;
#endif
	atomic_store_explicit(&lock, 0, memory_order_release);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, run, NULL);
	pthread_create(&u, NULL, run, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

/*
 * A thread waits for a flag that nobody ever sets.
 * Expected: a hang. With SAFE main sets the flag: safe.
 */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stop;

static void *wait(void *arg)
{
	while (!atomic_load_explicit(&stop, memory_order_relaxed))
		;
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, wait, NULL);
#ifdef SAFE
	atomic_store_explicit(&stop, 1, memory_order_relaxed);
#endif
	pthread_join(t, NULL);
	return 0;
}

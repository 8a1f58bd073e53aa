/*
 * Two threads count with a weak compare-exchange. One that fails means to the program that the other thread was faster, and that its own
 * count is in vain, so that it leaves the counter alone; LOOP tries again. Written for gomc.
 *
 * Whoever loses sees a counter of 1 at least; unless a compare-exchange may fail for no reason (--env=weak-cas-fails).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *count(void *arg)
{
	int seen = 0;
#ifdef LOOP
	do
		seen = atomic_load(&counter);
	while (!atomic_compare_exchange_weak(&counter, &seen, seen + 1));
#else
	atomic_compare_exchange_weak(&counter, &seen, 1);
#endif
	return arg;
}

int main(void)
{
	pthread_t other;
	pthread_create(&other, 0, count, 0);
	count(0);
	pthread_join(other, 0);
#ifdef LOOP
	assert(counter == 2);
#else
	assert(counter == 1);
#endif
	return 0;
}

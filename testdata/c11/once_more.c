/*
 * Two threads meet at a lock whose owner waits for the other one: a deadlock, for
 * those who have seen the relaxed flag.
 * SAFE: the lock is given back first.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int seen;

static void *knock(void *arg)
{
	if (atomic_load_explicit(&seen, memory_order_relaxed)) {
		pthread_mutex_lock(&lock);
		pthread_mutex_unlock(&lock);
	}
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, knock, NULL);
	pthread_mutex_lock(&lock);
	atomic_store_explicit(&seen, 1, memory_order_relaxed);
#ifdef SAFE
	pthread_mutex_unlock(&lock);
#endif
	pthread_join(t, NULL);
	return 0;
}

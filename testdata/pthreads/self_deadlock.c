/*
 * A thread locks a normal mutex that it already holds, when it sees a flag.
 * IEEE Std 1003.1, PTHREAD_MUTEX_NORMAL.
 * Expected: deadlock.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int verbose;

static void report(void)
{
	pthread_mutex_lock(&mutex);
	pthread_mutex_unlock(&mutex);
}

static void *work(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&mutex);
	if (atomic_load(&verbose))
		report();
	pthread_mutex_unlock(&mutex);
	return NULL;
}

static void *enable(void *arg)
{
	(void)arg;
	atomic_store(&verbose, 1);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, enable, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

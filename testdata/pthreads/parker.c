/*
 * Park and unpark with one permit per thread: park takes the permit or waits
 * for it, and may return early; unpark gives it and wakes the thread.
 * D. Lea, "The java.util.concurrent synchronizer framework", Science of
 * Computer Programming 58(3), 2005.
 * Expected: safe, no deadlock: after park returns without having been told to
 * give up, the data that was published before unpark is visible.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t given = PTHREAD_COND_INITIALIZER;
static atomic_int permit;
static int data;

/* Returns 1 with the permit, 0 when the lock was busy. */
static int park(void)
{
	if (atomic_exchange(&permit, 0))
		return 1;
	if (pthread_mutex_trylock(&mutex) != 0)
		return 0;
	while (!atomic_load(&permit))
		pthread_cond_wait(&given, &mutex);
	atomic_store(&permit, 0);
	pthread_mutex_unlock(&mutex);
	return 1;
}

static void unpark(void)
{
	pthread_mutex_lock(&mutex);
	int before = atomic_exchange(&permit, 1);
	pthread_mutex_unlock(&mutex);
	if (!before)
		pthread_cond_signal(&given);
}

static void *sleeper(void *arg)
{
	(void)arg;
	if (park())
		assert(data == 1);
	return NULL;
}

static void *waker(void *arg)
{
	(void)arg;
	data = 1;
	unpark();
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, sleeper, NULL);
	pthread_create(&u, NULL, waker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

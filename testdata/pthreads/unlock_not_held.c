/*
 * A thread that unlocks whether or not its trylock succeeded: it may unlock a
 * mutex that another thread holds.
 * IEEE Std 1003.1, pthread_mutex_unlock (undefined for a default mutex).
 * Expected: mutex error.
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static volatile int counter;

static void *careful(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&mutex);
	counter++;
	pthread_mutex_unlock(&mutex);
	return NULL;
}

static void *careless(void *arg)
{
	(void)arg;
	if (pthread_mutex_trylock(&mutex) == 0)
		counter++;
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, careful, NULL);
	pthread_create(&u, NULL, careless, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

/*
 * Two threads wait for one condition, each with a mutex of its own: POSIX says what happens only if all that wait at the same
 * time have given the same mutex.
 * SAFE: they have.
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER, second = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready; /* written with both mutexes held */

static void *await(void *arg)
{
	pthread_mutex_t *mutex = arg;

	pthread_mutex_lock(mutex);
	while (!ready)
		pthread_cond_wait(&changed, mutex);
	pthread_mutex_unlock(mutex);
	return NULL;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, await, &first);
#ifdef SAFE
	pthread_create(&b, NULL, await, &first);
#else
	pthread_create(&b, NULL, await, &second);
#endif
	pthread_mutex_lock(&first);
	pthread_mutex_lock(&second);
	ready = 1;
	pthread_cond_broadcast(&changed);
	pthread_mutex_unlock(&second);
	pthread_mutex_unlock(&first);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}

/*
 * Two threads take two locks in opposite orders, but the second lock is only
 * tried, and the first given back on failure: no deadlock.
 * IEEE Std 1003.1, pthread_mutex_trylock.
 * Expected: safe, no deadlock.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
static int counter;
static int done[2];

static int transfer(pthread_mutex_t *first, pthread_mutex_t *second)
{
	int ok = 0;

	pthread_mutex_lock(first);
	if (pthread_mutex_trylock(second) == 0) {
		counter++;
		ok = 1;
		pthread_mutex_unlock(second);
	}
	pthread_mutex_unlock(first);
	return ok;
}

static void *forward(void *arg)
{
	(void)arg;
	done[0] = transfer(&a, &b);
	return NULL;
}

static void *backward(void *arg)
{
	(void)arg;
	done[1] = transfer(&b, &a);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, forward, NULL);
	pthread_create(&u, NULL, backward, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(counter == done[0] + done[1]);
	return 0;
}

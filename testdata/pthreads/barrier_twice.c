/*
 * A barrier that is initialised again without being destroyed: an error of kind mutex.
 * OTHER: by another thread, later.
 * UNORDERED: by another thread, at any time.
 * SAFE: by another thread, when it was destroyed.
 */
#include <pthread.h>

static pthread_barrier_t barrier;

static void *again(void *arg)
{
	pthread_barrier_init(&barrier, 0, 2);
	return arg;
}

int main(void)
{
	pthread_t t;

#ifdef UNORDERED
	pthread_create(&t, NULL, again, NULL);
	pthread_barrier_init(&barrier, 0, 1);
	pthread_join(t, NULL);
#else
	pthread_barrier_init(&barrier, 0, 1);
	pthread_barrier_wait(&barrier);
#ifdef SAFE
	pthread_barrier_destroy(&barrier);
#endif
#if defined OTHER || defined SAFE
	pthread_create(&t, NULL, again, NULL);
	pthread_join(t, NULL);
#else
	again(NULL);
	(void)t;
#endif
#endif
	return 0;
}

/*
 * Initialisation at the first use, double-checked under a mutex.
 * D. C. Schmidt, T. Harrison, "Double-checked locking", PLoP 1996.
 * N: number of users. READY: order of the store that publishes. The object is
 * not atomic.
 * Expected: safe; not with READY=relaxed.
 */
#include "rc11.h"

#ifndef N
#define N 2
#endif
#ifndef READY
#define READY release
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int ready;
static int object;

THREAD(use)
{
	if (!load_as(acquire, ready)) {
		pthread_mutex_lock(&mutex);
		if (!load_as(relaxed, ready)) {
			object++;
			store_as(READY, ready, 1);
		}
		pthread_mutex_unlock(&mutex);
	}
	assert(object == 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, use, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

/*
 * A bounded buffer whose consumers test the condition once instead of in a
 * loop: an item may be taken by another consumer between signal and wake-up.
 * C. A. R. Hoare, "Monitors: an operating system structuring concept", CACM
 * 17(10), 1974, read as if signals passed the monitor on (they do not in POSIX).
 * CONSUMERS: number of consumers, one item each.
 * Expected: assertion violation.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef CONSUMERS
#define CONSUMERS 2
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static int used;

static void *producer(void *arg)
{
	(void)arg;
	for (int i = 0; i < CONSUMERS; i++) {
		pthread_mutex_lock(&mutex);
		used++;
		pthread_cond_signal(&not_empty);
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

static void *consumer(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&mutex);
	if (used == 0)
		pthread_cond_wait(&not_empty, &mutex);
	assert(used > 0);
	used--;
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t t[CONSUMERS + 1];

	for (int i = 0; i < CONSUMERS; i++)
		pthread_create(&t[i], NULL, consumer, NULL);
	pthread_create(&t[CONSUMERS], NULL, producer, NULL);
	for (int i = 0; i <= CONSUMERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

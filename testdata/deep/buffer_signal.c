/*
 * A bounded buffer with one condition variable for both its ends, and a
 * signal where it takes a broadcast: a producer may wake a producer, and the
 * consumer who is meant sleeps on.
 * PRODUCERS, CONSUMERS: numbers of threads; ITEMS: items of each producer.
 * Consumers take PRODUCERS * ITEMS / CONSUMERS each.
 * Expected: deadlock. Several threads have to sleep at the same time, and the
 * wrong one has to be woken.
 */
#include <pthread.h>

#ifndef PRODUCERS
#define PRODUCERS 2
#endif
#ifndef CONSUMERS
#define CONSUMERS 2
#endif
#ifndef ITEMS
#define ITEMS 3
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int full;

static void *producer(void *arg)
{
	(void)arg;
	for (int i = 0; i < ITEMS; i++) {
		pthread_mutex_lock(&mutex);
		while (full)
			pthread_cond_wait(&changed, &mutex);
		full = 1;
		pthread_cond_signal(&changed);
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

static void *consumer(void *arg)
{
	(void)arg;
	for (int i = 0; i < PRODUCERS * ITEMS / CONSUMERS; i++) {
		pthread_mutex_lock(&mutex);
		while (!full)
			pthread_cond_wait(&changed, &mutex);
		full = 0;
		pthread_cond_signal(&changed);
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

int main(void)
{
	pthread_t p[PRODUCERS], c[CONSUMERS];

	for (int i = 0; i < PRODUCERS; i++)
		pthread_create(&p[i], NULL, producer, NULL);
	for (int i = 0; i < CONSUMERS; i++)
		pthread_create(&c[i], NULL, consumer, NULL);
	for (int i = 0; i < PRODUCERS; i++)
		pthread_join(p[i], NULL);
	for (int i = 0; i < CONSUMERS; i++)
		pthread_join(c[i], NULL);
	return 0;
}

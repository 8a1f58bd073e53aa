/*
 * A bounded buffer as a monitor with two condition variables.
 * C. A. R. Hoare, "Monitors: an operating system structuring concept", CACM
 * 17(10), 1974; signals have Mesa semantics, hence the loops around the waits.
 * PRODUCERS and CONSUMERS move ITEMS items each; SIZE: capacity.
 * PRODUCERS * ITEMS must equal CONSUMERS * ITEMS.
 * Expected: safe, no deadlock.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef PRODUCERS
#define PRODUCERS 1
#endif
#ifndef CONSUMERS
#define CONSUMERS 1
#endif
#ifndef ITEMS
#define ITEMS 2
#endif
#ifndef SIZE
#define SIZE 1
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static int buffer[SIZE];
static int used, next_in, next_out, sum;

static void *producer(void *arg)
{
	(void)arg;
	for (int i = 1; i <= ITEMS; i++) {
		pthread_mutex_lock(&mutex);
		while (used == SIZE)
			pthread_cond_wait(&not_full, &mutex);
		buffer[next_in] = i;
		next_in = (next_in + 1) % SIZE;
		used++;
		pthread_cond_signal(&not_empty);
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

static void *consumer(void *arg)
{
	(void)arg;
	for (int i = 1; i <= ITEMS; i++) {
		pthread_mutex_lock(&mutex);
		while (used == 0)
			pthread_cond_wait(&not_empty, &mutex);
		assert(used >= 1 && used <= SIZE);
		sum += buffer[next_out];
		next_out = (next_out + 1) % SIZE;
		used--;
		pthread_cond_signal(&not_full);
		pthread_mutex_unlock(&mutex);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[PRODUCERS + CONSUMERS];

	for (int i = 0; i < PRODUCERS; i++)
		pthread_create(&t[i], NULL, producer, NULL);
	for (int i = 0; i < CONSUMERS; i++)
		pthread_create(&t[PRODUCERS + i], NULL, consumer, NULL);
	for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
		pthread_join(t[i], NULL);
	assert(used == 0);
	assert(sum == PRODUCERS * ITEMS * (ITEMS + 1) / 2);
	return 0;
}

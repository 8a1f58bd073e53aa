/*
 * A ring buffer as a monitor with two condition variables, used for ever.
 * C. A. R. Hoare, "Monitors: an operating system structuring concept", CACM
 * 17(10), 1974; signals have Mesa semantics, hence the loops around the waits.
 * PRODUCERS, CONSUMERS: number of threads of each kind; SIZE: capacity.
 * TEST_ONCE: waits are under an if: a consumer that wakes up late finds nothing.
 * ONE_CONDITION: all wait for one condition variable, and each signal wakes one
 * thread, perhaps of the wrong kind.
 * Expected: safe; TEST_ONCE with two consumers violates the assertion, ONE_CONDITION
 * with two threads of each kind and SIZE 1 ends in a deadlock.
 */
#include "states.h"

#ifndef PRODUCERS
#define PRODUCERS 1
#endif
#ifndef CONSUMERS
#define CONSUMERS 1
#endif
#ifndef SIZE
#define SIZE 2
#endif

#ifdef TEST_ONCE
#define AWAIT if
#else
#define AWAIT while
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
#ifdef ONE_CONDITION
#define not_full not_empty
#else
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
#endif
static int slots[SIZE];
static int used, next_in, next_out;

static void *producer(void *arg)
{
	(void)arg;
	REPEAT {
		pthread_mutex_lock(&mutex);
		AWAIT (used == SIZE)
			pthread_cond_wait(&not_full, &mutex);
		assert(slots[next_in] == 0);
		slots[next_in] = 1;
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
	REPEAT {
		pthread_mutex_lock(&mutex);
		AWAIT (used == 0)
			pthread_cond_wait(&not_empty, &mutex);
		assert(slots[next_out] == 1);
		slots[next_out] = 0;
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
	return 0;
}

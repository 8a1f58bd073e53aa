/*
 * A ring buffer with semaphores, used for ever: one counts free slots, one counts
 * items, one is the lock.
 * E. W. Dijkstra, "Cooperating sequential processes", EWD 123, 1965, the
 * bounded buffer.
 * PRODUCERS, CONSUMERS: number of threads of each kind; SIZE: capacity.
 * LOCK_FIRST: consumers take the lock before they wait for an item.
 * NO_LOCK: there is no lock.
 * Expected: safe; LOCK_FIRST ends in a deadlock, NO_LOCK with two producers violates
 * an assertion.
 */
#include "states.h"
#include <semaphore.h>

#ifndef PRODUCERS
#define PRODUCERS 1
#endif
#ifndef CONSUMERS
#define CONSUMERS 1
#endif
#ifndef SIZE
#define SIZE 2
#endif

static sem_t mutex, items, space;
static volatile int slots[SIZE];
static volatile int next_in, next_out;

static void lock(void)
{
#ifndef NO_LOCK
	sem_wait(&mutex);
#endif
}

static void unlock(void)
{
#ifndef NO_LOCK
	sem_post(&mutex);
#endif
}

static void *producer(void *arg)
{
	(void)arg;
	REPEAT {
		sem_wait(&space);
		lock();
		assert(slots[next_in] == 0);
		slots[next_in] = 1;
		next_in = (next_in + 1) % SIZE;
		unlock();
		sem_post(&items);
	}
	return NULL;
}

static void *consumer(void *arg)
{
	(void)arg;
	REPEAT {
#ifdef LOCK_FIRST
		lock();
		sem_wait(&items);
#else
		sem_wait(&items);
		lock();
#endif
		assert(slots[next_out] == 1);
		slots[next_out] = 0;
		next_out = (next_out + 1) % SIZE;
		unlock();
		sem_post(&space);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[PRODUCERS + CONSUMERS];

	sem_init(&mutex, 0, 1);
	sem_init(&items, 0, 0);
	sem_init(&space, 0, SIZE);
	for (int i = 0; i < PRODUCERS; i++)
		pthread_create(&t[i], NULL, producer, NULL);
	for (int i = 0; i < CONSUMERS; i++)
		pthread_create(&t[PRODUCERS + i], NULL, consumer, NULL);
	for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

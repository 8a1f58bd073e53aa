/*
 * Readers and writers with preference for readers, for ever: the first reader
 * locks the room for all readers, the last one unlocks it.
 * P. J. Courtois, F. Heymans, D. L. Parnas, "Concurrent control with readers
 * and writers", CACM 14(10), 1971. Writers may starve.
 * READERS, WRITERS: number of threads of each kind.
 * UNLOCKED: a reader who leaves counts itself out without the mutex.
 * Expected: safe; UNLOCKED loses a reader: the assertion fails, or the room stays
 * closed, or is opened twice.
 */
#include "states.h"
#include <semaphore.h>

#ifndef READERS
#define READERS 2
#endif
#ifndef WRITERS
#define WRITERS 1
#endif

static sem_t room;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static volatile int readers;

static void *reader(void *arg)
{
	(void)arg;
	REPEAT {
		pthread_mutex_lock(&mutex);
		if (++readers == 1)
			sem_wait(&room);
		pthread_mutex_unlock(&mutex);
		assert(inside == 0);
#ifdef UNLOCKED
		if (--readers == 0)
			sem_post(&room);
#else
		pthread_mutex_lock(&mutex);
		if (--readers == 0)
			sem_post(&room);
		pthread_mutex_unlock(&mutex);
#endif
	}
	return NULL;
}

static void *writer(void *arg)
{
	(void)arg;
	REPEAT {
		sem_wait(&room);
		enter_alone();
		leave_alone();
		sem_post(&room);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[READERS + WRITERS];

	sem_init(&room, 0, 1);
	for (int i = 0; i < READERS; i++)
		pthread_create(&t[i], NULL, reader, NULL);
	for (int i = 0; i < WRITERS; i++)
		pthread_create(&t[READERS + i], NULL, writer, NULL);
	for (int i = 0; i < READERS + WRITERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

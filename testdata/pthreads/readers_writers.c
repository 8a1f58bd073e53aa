/*
 * Readers and writers with preference for readers: the first reader locks
 * the room for all readers, the last one unlocks it.
 * P. J. Courtois, F. Heymans, D. L. Parnas, "Concurrent control with readers
 * and writers", CACM 14(10), 1971.
 * The room is a semaphore, because the last reader need not be the first.
 * READERS, WRITERS: number of threads of each kind.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

#ifndef READERS
#define READERS 2
#endif
#ifndef WRITERS
#define WRITERS 1
#endif

static sem_t room;
static pthread_mutex_t count_mutex = PTHREAD_MUTEX_INITIALIZER;
static int readers;
static volatile int left, right;

static void *reader(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&count_mutex);
	if (++readers == 1)
		sem_wait(&room);
	pthread_mutex_unlock(&count_mutex);
	assert(left == right);
	pthread_mutex_lock(&count_mutex);
	if (--readers == 0)
		sem_post(&room);
	pthread_mutex_unlock(&count_mutex);
	return NULL;
}

static void *writer(void *arg)
{
	(void)arg;
	sem_wait(&room);
	left++;
	right++;
	sem_post(&room);
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
	assert(left == WRITERS && right == WRITERS);
	sem_destroy(&room);
	return 0;
}

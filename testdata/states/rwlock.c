/*
 * Readers and writers with a lock of pthreads, for ever.
 * IEEE Std 1003.1, pthread_rwlock_rdlock and pthread_rwlock_wrlock.
 * READERS, WRITERS: number of threads of each kind.
 * READ_LOCKED: writers take the lock as readers do.
 * Expected: safe; READ_LOCKED violates the assertion.
 */
#include "states.h"

#ifndef READERS
#define READERS 2
#endif
#ifndef WRITERS
#define WRITERS 2
#endif

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *reader(void *arg)
{
	(void)arg;
	REPEAT {
		pthread_rwlock_rdlock(&lock);
		assert(inside == 0);
		pthread_rwlock_unlock(&lock);
	}
	return NULL;
}

static void *writer(void *arg)
{
	(void)arg;
	REPEAT {
#ifdef READ_LOCKED
		pthread_rwlock_rdlock(&lock);
#else
		pthread_rwlock_wrlock(&lock);
#endif
		enter_alone();
		leave_alone();
		pthread_rwlock_unlock(&lock);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[READERS + WRITERS];

	for (int i = 0; i < READERS; i++)
		pthread_create(&t[i], NULL, reader, NULL);
	for (int i = 0; i < WRITERS; i++)
		pthread_create(&t[READERS + i], NULL, writer, NULL);
	for (int i = 0; i < READERS + WRITERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

/*
 * A writer that takes a read-write lock for reading only: two of them write
 * at once and an update is lost.
 * IEEE Std 1003.1, pthread_rwlock_rdlock.
 * WRITERS: number of threads.
 * Expected: assertion violation.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef WRITERS
#define WRITERS 2
#endif

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static volatile int counter;

static void *writer(void *arg)
{
	(void)arg;
	pthread_rwlock_rdlock(&lock);
	counter++;
	pthread_rwlock_unlock(&lock);
	return NULL;
}

int main(void)
{
	pthread_t t[WRITERS];

	for (int i = 0; i < WRITERS; i++)
		pthread_create(&t[i], NULL, writer, NULL);
	for (int i = 0; i < WRITERS; i++)
		pthread_join(t[i], NULL);
	assert(counter == WRITERS);
	return 0;
}

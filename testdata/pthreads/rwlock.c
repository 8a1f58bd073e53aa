/*
 * Readers and writers with a POSIX read-write lock.
 * IEEE Std 1003.1, pthread_rwlock_rdlock.
 * READERS, WRITERS: number of threads of each kind.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef READERS
#define READERS 2
#endif
#ifndef WRITERS
#define WRITERS 2
#endif

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static volatile int left, right;

static void *reader(void *arg)
{
	(void)arg;
	pthread_rwlock_rdlock(&lock);
	assert(left == right);
	pthread_rwlock_unlock(&lock);
	return NULL;
}

static void *writer(void *arg)
{
	(void)arg;
	pthread_rwlock_wrlock(&lock);
	left++;
	right++;
	pthread_rwlock_unlock(&lock);
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
	assert(left == WRITERS && right == WRITERS);
	pthread_rwlock_destroy(&lock);
	return 0;
}

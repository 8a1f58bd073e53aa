/*
 * A reader-writer lock in one word, as in Linux: readers subtract one, writers
 * all there is; who comes too late gives it back and waits until there is
 * enough.
 * READERS, WRITERS: number of threads.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef READERS
#define READERS 1
#endif
#ifndef WRITERS
#define WRITERS 1
#endif

#define BIAS 0x100000

static atomic_int lock = BIAS;
static int data;

static void *reader(void *arg)
{
	(void)arg;
	while (atomic_fetch_sub(&lock, 1) <= 0) {
		atomic_fetch_add(&lock, 1);
		while (atomic_load(&lock) <= 0)
			;
	}
	assert(data >= 0 && data <= WRITERS);
	atomic_fetch_add(&lock, 1);
	return NULL;
}

static void *writer(void *arg)
{
	(void)arg;
	while (atomic_fetch_sub(&lock, BIAS) != BIAS) {
		atomic_fetch_add(&lock, BIAS);
		while (atomic_load(&lock) != BIAS)
			;
	}
	data++;
	atomic_fetch_add(&lock, BIAS);
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
	assert(data == WRITERS);
	return 0;
}

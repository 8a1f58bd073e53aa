/*
 * A cache behind a lock for readers and writers: who does not find an entry
 * gives up the read lock, takes the write lock, and does not look again.
 * THREADS look for one of KEYS entries each.
 * Expected: assertion violation, an entry that everybody makes who looks for
 * it: all of them have to miss it before the first has made it.
 */
#include <assert.h>
#include <pthread.h>

#ifndef THREADS
#define THREADS 8
#endif
#ifndef KEYS
#define KEYS 2
#endif

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int made[KEYS];

static void *look(void *arg)
{
	int key = (int)(long)arg % KEYS, found;

	pthread_rwlock_rdlock(&lock);
	found = made[key];
	pthread_rwlock_unlock(&lock);
	if (!found) {
		pthread_rwlock_wrlock(&lock);
		made[key]++;
		assert(made[key] < THREADS / KEYS);
		pthread_rwlock_unlock(&lock);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[THREADS];

	for (long i = 0; i < THREADS; i++)
		pthread_create(&t[i], NULL, look, (void *)i);
	for (int i = 0; i < THREADS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

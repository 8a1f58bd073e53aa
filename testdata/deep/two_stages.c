/*
 * Two variables that belong together are guarded by two locks. Writers set
 * the first under one lock and derive the second from it under the other;
 * readers look at the first, and if it is set, at the second, which the
 * writer may not have come to.
 * WRITERS, READERS: numbers of threads; each writer has a pair of its own,
 * and readers go through all pairs, so that most of what they see is fine.
 * Expected: assertion violation. Depth 2: a reader between the two stages.
 */
#include <assert.h>
#include <pthread.h>

#ifndef WRITERS
#define WRITERS 4
#endif
#ifndef READERS
#define READERS 2
#endif

static pthread_mutex_t first_lock[WRITERS], second_lock[WRITERS];
static int first[WRITERS], second[WRITERS];

static void *writer(void *arg)
{
	int i = (int)(long)arg;

	pthread_mutex_lock(&first_lock[i]);
	first[i] = 1;
	pthread_mutex_unlock(&first_lock[i]);
	pthread_mutex_lock(&second_lock[i]);
	second[i] = first[i] + 1;
	pthread_mutex_unlock(&second_lock[i]);
	return NULL;
}

static void *reader(void *arg)
{
	(void)arg;
	for (int i = WRITERS - 1; i >= 0; i--) {
		int seen, derived;

		pthread_mutex_lock(&first_lock[i]);
		seen = first[i];
		pthread_mutex_unlock(&first_lock[i]);
		if (seen == 0)
			return NULL;
		pthread_mutex_lock(&second_lock[i]);
		derived = second[i];
		pthread_mutex_unlock(&second_lock[i]);
		if (i == 0)
			assert(derived == seen + 1);
	}
	return NULL;
}

int main(void)
{
	pthread_t w[WRITERS], r[READERS];

	for (int i = 0; i < WRITERS; i++) {
		pthread_mutex_init(&first_lock[i], NULL);
		pthread_mutex_init(&second_lock[i], NULL);
	}
	for (long i = 0; i < WRITERS; i++)
		pthread_create(&w[i], NULL, writer, (void *)i);
	for (int i = 0; i < READERS; i++)
		pthread_create(&r[i], NULL, reader, NULL);
	for (int i = 0; i < WRITERS; i++)
		pthread_join(w[i], NULL);
	for (int i = 0; i < READERS; i++)
		pthread_join(r[i], NULL);
	return 0;
}

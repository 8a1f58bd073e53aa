/*
 * A mailbox that holds one letter, for docs/tutorial.md: two threads put letters, two take them.
 * STEP is how far the tutorial has got: 1 has two bugs, 2 one, 3 none.
 */
#include <assert.h>
#include <pthread.h>

#ifndef STEP
#define STEP 1
#endif

static struct {
	pthread_mutex_t mutex;
	pthread_cond_t changed;
	int full;
	int letter;
} box = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0};

static void changed(void)
{
#if STEP < 3
	pthread_cond_signal(&box.changed);
#else
	pthread_cond_broadcast(&box.changed);
#endif
}

static void put(int letter)
{
	pthread_mutex_lock(&box.mutex);
#if STEP < 2
	if (box.full)
#else
	while (box.full)
#endif
		pthread_cond_wait(&box.changed, &box.mutex);
	assert(!box.full);
	box.letter = letter;
	box.full = 1;
	changed();
	pthread_mutex_unlock(&box.mutex);
}

static int take(void)
{
	pthread_mutex_lock(&box.mutex);
#if STEP < 2
	if (!box.full)
#else
	while (!box.full)
#endif
		pthread_cond_wait(&box.changed, &box.mutex);
	assert(box.full);
	int letter = box.letter;
	box.full = 0;
	changed();
	pthread_mutex_unlock(&box.mutex);
	return letter;
}

static void *writer(void *arg)
{
	put(1);
	return arg;
}

static void *reader(void *arg)
{
	assert(take() == 1);
	return arg;
}

int main(void)
{
	pthread_t writers[2], readers[2];

	for (int i = 0; i < 2; i++) {
		pthread_create(&writers[i], NULL, writer, NULL);
		pthread_create(&readers[i], NULL, reader, NULL);
	}
	for (int i = 0; i < 2; i++) {
		pthread_join(writers[i], NULL);
		pthread_join(readers[i], NULL);
	}
	return 0;
}

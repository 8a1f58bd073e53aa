/*
 * A thread waits for a semaphore in a loop that tries: sem_trywait in POSIX
 * (IEEE Std 1003.1) fails with EAGAIN, which is stored in errno.
 * Parameters: TIMED, sem_timedwait in its place, whose time is always over;
 * ERRNO, the loop looks at errno; NEVER, nobody posts, so that it never ends.
 * Expected: safe, and one execution, as rounds that fail change nothing. With ERRNO
 * the first round that fails stores errno, so that it counts whether there is one.
 * With NEVER a hang.
 */
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>
#include <time.h>

static sem_t ready;
static int data;

static int take(void)
{
#ifdef TIMED
	struct timespec now = {0, 0};

	return sem_timedwait(&ready, &now);
#else
	return sem_trywait(&ready);
#endif
}

static void *produce(void *arg)
{
	(void)arg;
	data = 1;
#ifndef NEVER
	sem_post(&ready);
#endif
	return NULL;
}

int main(void)
{
	pthread_t t;

	sem_init(&ready, 0, 0);
	pthread_create(&t, NULL, produce, NULL);
	while (take() != 0) {
#ifdef ERRNO
		if (errno != EAGAIN)
			return 1;
#endif
	}
	assert(data == 1);
	pthread_join(t, NULL);
	return 0;
}

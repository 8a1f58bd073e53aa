/*
 * A thread that is asked to end before it waits for a semaphore ends there,
 * even though the semaphore is free.
 * LATE: it is asked while it may be beyond.
 * Expected: safe. By default 1 execution; with LATE 4: the request comes
 * before the wait, after it, or meanwhile, and is honoured or not.
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t gate, sem;
static int beyond;

static void *run(void *arg)
{
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
	sem_wait(&gate);
	pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
	sem_wait(&sem);
	beyond = 1;
	return arg;
}

int main(void)
{
	pthread_t thread;
	void *result;

	sem_init(&gate, 0, 0);
	sem_init(&sem, 0, 1);
	pthread_create(&thread, NULL, run, NULL);
#ifdef LATE
	sem_post(&gate);
	pthread_cancel(thread);
#else
	pthread_cancel(thread);
	sem_post(&gate);
#endif
	pthread_join(thread, &result);
	assert(beyond == (result != PTHREAD_CANCELED));
#ifndef LATE
	assert(result == PTHREAD_CANCELED);
#endif
	return 0;
}

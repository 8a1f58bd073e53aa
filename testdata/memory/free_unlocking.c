/*
 * A worker says inside a critical section that it is done, and main frees the block with the mutex as soon as it sees that: too early, the worker has
 * still to unlock. That is the only access to memory that is gone; the lock before it never is.
 * JOIN: main waits for the end of the worker first.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static struct job {
	long result;
	pthread_mutex_t mutex;
} *job;
static atomic_int done;

static void *work(void *arg)
{
	pthread_mutex_lock(&job->mutex);
	atomic_store(&done, 1);
	pthread_mutex_unlock(&job->mutex);
	return arg;
}

int main(void)
{
	pthread_t worker;

	job = malloc(sizeof *job);
	pthread_mutex_init(&job->mutex, NULL);
	pthread_create(&worker, NULL, work, NULL);
#ifdef JOIN
	pthread_join(worker, NULL);
#endif
	if (atomic_load(&done))
		free(job);
	else
		pthread_join(worker, NULL);
	return 0;
}

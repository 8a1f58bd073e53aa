// want: ok; assume
// A thread that waits is cancelled, whether it has begun or not: that is no deadlock.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

int cancels_threads;

static sem_t sem;

static void *waiting(void *arg)
{
	sem_wait(&sem);
	return arg;
}

int main(void)
{
	pthread_t t;
	void *result;
	sem_init(&sem, 0, 0);
	pthread_create(&t, 0, waiting, 0);
	pthread_cancel(t);
	pthread_cancel(t);
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED);
	return 0;
}

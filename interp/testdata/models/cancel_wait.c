// want: ok; unsupported: cancellation of a thread that waits
// A thread that is cancelled before it waits does not begin; one that waits would have to be woken, which is not modelled.
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
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED);
	return 0;
}

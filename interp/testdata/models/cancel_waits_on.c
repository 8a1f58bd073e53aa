// want: ok; assume; deadlock
// A thread that nobody cancels waits for ever, also where others are cancelled, and where it does not let itself be.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

int cancels_threads;

static sem_t sem;

static void *waiting(void *arg)
{
	int old;
	if (arg)
		pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
	sem_wait(&sem);
	return arg;
}

int main(void)
{
	pthread_t t;
	void *result;
	sem_init(&sem, 0, 0);
	pthread_create(&t, 0, waiting, &sem);
	pthread_cancel(t);
	if (pthread_create(&t, 0, waiting, 0) == 0)
		sem_post(&sem);
	pthread_join(t, &result);
	assert(result == 0);
	return 0;
}

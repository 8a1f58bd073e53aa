// want: ok; assume; reach: reach_error
// What a thread waits for comes while it is being cancelled: it may go on, with the request pending until the next point of cancellation, or not.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

int cancels_threads;
void reach_error(void);

static sem_t sem;
static int went_on;

static void *waiting(void *arg)
{
	sem_wait(&sem);
	went_on = 1;
	pthread_testcancel();
	return arg;
}

int main(void)
{
	pthread_t t;
	void *result;
	sem_init(&sem, 0, 0);
	pthread_create(&t, 0, waiting, 0);
	pthread_cancel(t);
	sem_post(&sem);
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED);
	if (went_on)
		reach_error();
	return 0;
}

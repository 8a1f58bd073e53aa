// want: ok; assume
// A request that comes after a wait for a semaphore or for the end of a thread has nothing to do with that wait.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

int cancels_threads;

static sem_t come, never;
static pthread_t first;

static void *ends(void *arg) { return arg; }

static void *waiting(void *arg)
{
	sem_wait(&come);
	pthread_join(first, 0);
	pthread_cancel(pthread_self());
	sem_wait(&never);
	return arg;
}

int main(void)
{
	pthread_t t;
	void *result;
	sem_init(&come, 0, 1);
	sem_init(&never, 0, 0);
	pthread_create(&first, 0, ends, 0);
	pthread_create(&t, 0, waiting, 0);
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED);
	return 0;
}

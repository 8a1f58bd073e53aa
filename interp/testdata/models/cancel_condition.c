// want: ok; assume
// Handlers of a thread that is cancelled while it waits for a condition run with the mutex.
#include <assert.h>
#include <pthread.h>

int cancels_threads;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, left;

static void leave(void *arg)
{
	left++;
	assert(pthread_mutex_trylock(&lock) != 0);
	pthread_mutex_unlock(&lock);
}

static void *waiting(void *arg)
{
	pthread_mutex_lock(&lock);
	pthread_cleanup_push(leave, 0);
	while (!ready)
		pthread_cond_wait(&changed, &lock);
	pthread_cleanup_pop(1);
	return arg;
}

int main(void)
{
	pthread_t t;
	void *result;
	pthread_create(&t, 0, waiting, 0);
	pthread_cancel(t);
	pthread_mutex_lock(&lock);
	int before = left;
	pthread_mutex_unlock(&lock);
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED && before <= left && left == 1);
	assert(pthread_mutex_trylock(&lock) == 0);
	return 0;
}

// want: ok; assume; reach: reach_error
// A wait with a time-out ends by that, or because the thread is cancelled, which then has the mutex.
#include <assert.h>
#include <pthread.h>
#include <time.h>

int cancels_threads;
void reach_error(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void leave(void *arg)
{
	if (pthread_mutex_unlock(&lock) == 0)
		reach_error();
}

static void *waiting(void *arg)
{
	struct timespec soon = {0, 0};
	pthread_mutex_lock(&lock);
	pthread_cleanup_push(leave, 0);
	pthread_cond_timedwait(&changed, &lock, &soon);
	pthread_cleanup_pop(0);
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, waiting, 0);
	pthread_cancel(t);
	pthread_join(t, 0);
	return 0;
}

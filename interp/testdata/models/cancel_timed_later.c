// want: ok; assume
// The same for a wait whose time is over.
#include <assert.h>
#include <pthread.h>
#include <time.h>

int cancels_threads;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ended;

static void *waiting(void *arg)
{
	struct timespec soon = {0, 0};
	pthread_mutex_lock(&lock);
	pthread_cond_timedwait(&changed, &lock, &soon);
	pthread_mutex_unlock(&lock);
	pthread_cancel(pthread_self());
	ended = 1;
	pthread_testcancel();
	return arg;
}

int main(void)
{
	pthread_t t;
	void *result;
	pthread_create(&t, 0, waiting, 0);
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED && ended);
	return 0;
}

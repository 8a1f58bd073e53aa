// want: ok; assume
// A request that comes after a wait for a condition has nothing to do with that wait.
#include <assert.h>
#include <pthread.h>

int cancels_threads;
void __VERIFIER_assume(int);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int waits, ready, ended;

static void *waiting(void *arg)
{
	pthread_mutex_lock(&lock);
	waits = 1;
	while (!ready)
		pthread_cond_wait(&changed, &lock);
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
	pthread_mutex_lock(&lock);
	__VERIFIER_assume(waits);
	ready = 1;
	pthread_cond_signal(&changed);
	pthread_mutex_unlock(&lock);
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED && ended);
	return 0;
}

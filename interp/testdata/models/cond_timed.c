// want: ok; reach: reach_error
// Either outcome of a timed wait, and never a deadlock.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

extern void reach_error(void);

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *signaller(void *arg)
{
	pthread_cond_signal(&c);
	return 0;
}

int main(void)
{
	pthread_t t;
	struct timespec soon = {0, 0};
	pthread_create(&t, 0, signaller, 0);
	pthread_mutex_lock(&m);
	int result = pthread_cond_timedwait(&c, &m, &soon);
	assert(result == 0 || result == ETIMEDOUT);
	assert(pthread_mutex_trylock(&m) == EBUSY);
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	assert(pthread_cond_destroy(&c) == 0);
	if (result == 0)
		reach_error();
	return 0;
}

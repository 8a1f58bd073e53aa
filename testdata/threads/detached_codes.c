/*
 * What pthread_join and pthread_detach return for a thread that is detached, where misuse is not checked: EINVAL. Whoever
 * looks at what they return goes on without the thread's result.
 *
 * OTHERS: another thread has detached it, and its end may be over.
 */
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static void *work(void *arg)
{
	return arg;
}

#ifdef OTHERS
static pthread_t worker;

static void *detacher(void *arg)
{
	int error = pthread_detach(worker);
	assert(error == 0 || error == EINVAL);
	return arg;
}
#endif

int main(void)
{
#ifdef OTHERS
	pthread_t other;
	pthread_create(&worker, NULL, work, NULL);
	pthread_create(&other, NULL, detacher, NULL);
	int mine = pthread_detach(worker);
	assert(pthread_join(other, NULL) == 0);
	assert(mine == 0 || mine == EINVAL);
#else
	pthread_t worker;
	pthread_create(&worker, NULL, work, NULL);
	assert(pthread_detach(worker) == 0);
#endif
	assert(pthread_detach(worker) == EINVAL);
	assert(pthread_join(worker, NULL) == EINVAL);
	return 0;
}

/*
 * The GNU library's joins that do not wait for ever.
 * Default: main looks whether the thread is over until it is.
 * TIMED: it waits for some time; if that is over before the thread is, it
 * waits once more, without an end.
 * AGAIN: a thread that was joined is tried once more.
 * CLEANED: the thread has a destructor of thread-specific data to run, which
 * is over as well.
 * Expected: safe. Default and CLEANED 1 execution, as rounds of a loop that
 * waits are none; TIMED 2, one for each outcome. AGAIN is an error (mutex).
 */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_key_t key;
static int done;

static void destroy(void *value) { *(int *)value = 2; }

static void *run(void *arg)
{
#ifdef CLEANED
	pthread_setspecific(key, &done);
#endif
	done = 1;
	return arg;
}

int main(void)
{
	pthread_t thread;
	struct timespec time = {.tv_sec = 1};
	void *result = NULL;
	int error;

	pthread_key_create(&key, destroy);
	pthread_create(&thread, NULL, run, &done);
	assert(pthread_clockjoin_np(thread, &result, 77, &time) == EINVAL);
#ifdef TIMED
	error = pthread_timedjoin_np(thread, &result, &time);
	assert(error == 0 || error == ETIMEDOUT);
	if (error)
		error = pthread_timedjoin_np(thread, &result, NULL);
#else
	do
		error = pthread_tryjoin_np(thread, &result);
	while (error == EBUSY);
#endif
	assert(error == 0 && result == &done);
#ifdef CLEANED
	assert(done == 2);
#else
	assert(done == 1);
#endif
#ifdef AGAIN
	pthread_tryjoin_np(thread, &result);
#endif
	return 0;
}

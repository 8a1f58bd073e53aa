// want: ok
// Handlers run in reverse order when a thread exits or is cancelled, at points of cancellation only, and with the mutex that the thread
// holds; not when they are popped without a word.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

int cancels_threads;

static char log_of[8];
static int length;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static volatile int reached;

static void note(void *c) { log_of[length++] = *(char *)c; }
static void unlock(void *m) { pthread_mutex_unlock(m); }

static void exits(void)
{
	pthread_cleanup_push(note, "c");
	pthread_exit("result");
	pthread_cleanup_pop(0);
}

static void *exiting(void *arg)
{
	pthread_cleanup_push(note, "a");
	pthread_cleanup_push(note, "x");
	pthread_cleanup_pop(0);
	pthread_cleanup_push(note, "b");
	pthread_cleanup_pop(1);
	exits();
	pthread_cleanup_pop(0);
	return arg;
}

static void *cancelled(void *arg)
{
	int old;
	assert(pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old) == 0 && old == PTHREAD_CANCEL_ENABLE);
	pthread_testcancel();
	reached = 1;
	assert(pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old) == 0 && old == PTHREAD_CANCEL_DISABLE);
	pthread_mutex_lock(&lock);
	pthread_cleanup_push(unlock, &lock);
	pthread_testcancel();
	pthread_cleanup_pop(1);
	return arg;
}

int main(void)
{
	pthread_t t;
	void *result;
	pthread_create(&t, 0, exiting, 0);
	pthread_join(t, &result);
	assert(length == 3 && log_of[0] == 'b' && log_of[1] == 'c' && log_of[2] == 'a' && *(char *)result == 'r');

	pthread_create(&t, 0, cancelled, 0);
	assert(pthread_cancel(t) == 0);
	pthread_join(t, &result);
	assert(reached && (result == PTHREAD_CANCELED || result == 0));
	assert(pthread_mutex_trylock(&lock) == 0);
	return 0;
}

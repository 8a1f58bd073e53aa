/*
 * A thread waits for a condition with "if" where it should with "while" (WAIT=while). Written for gomc.
 *
 * Nobody but the signal wakes it up, so that nothing is wrong; unless waits may return without a signal (--env=spurious-wakeups), as
 * POSIX allows. TIMED waits with a time-out, which the program takes for a signal only where there was none.
 *
 * Executions without anything from the environment: main waits for the signal, or comes too late for it: 2. With while and spurious
 * wake-ups main may wake up before the other thread has the mutex, or leave in vain what a signal has woken already.
 */
#include <assert.h>
#include <pthread.h>
#include <time.h>

#ifndef WAIT
#define WAIT if
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int ready, data;

static void *produce(void *arg)
{
	pthread_mutex_lock(&mutex);
	data = 42;
	ready = 1;
	pthread_cond_signal(&condition);
	pthread_mutex_unlock(&mutex);
	return arg;
}

int main(void)
{
	pthread_t producer;
	pthread_create(&producer, 0, produce, 0);
	pthread_mutex_lock(&mutex);
#ifdef TIMED
	struct timespec deadline = {0, 0};
	int error = 0;
	WAIT (!ready && !error)
		error = pthread_cond_timedwait(&condition, &mutex, &deadline);
	assert(error || data == 42);
#else
	WAIT (!ready)
		pthread_cond_wait(&condition, &mutex);
	assert(data == 42);
#endif
	pthread_mutex_unlock(&mutex);
	pthread_join(producer, 0);
	return 0;
}

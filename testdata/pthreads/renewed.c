/*
 * A mutex that is initialised once more while a worker holds it. The worker then unlocks a mutex that is not locked.
 * CLEAR: its bytes are cleared instead.
 * LATER: main does so only when the worker says that it has the mutex.
 * LOCKED: main has locked and unlocked it before, so that either may be the first to lock.
 * HELD: the worker waits for a helper that does it, all steps are in one order.
 * KEPT: the same, but the worker never unlocks it; main can lock it nevertheless.
 * JOIN: main waits for the end of the worker first, and nothing is wrong.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int locked;

static void renew(void)
{
#ifdef CLEAR
	memset(&mutex, 0, sizeof mutex);
#else
	pthread_mutex_init(&mutex, NULL);
#endif
}

#if defined HELD || defined KEPT
static void *help(void *arg)
{
	renew();
	return arg;
}
#endif

static void *work(void *arg)
{
	pthread_mutex_lock(&mutex);
	atomic_store(&locked, 1);
#if defined HELD || defined KEPT
	pthread_t helper;

	pthread_create(&helper, NULL, help, NULL);
	pthread_join(helper, NULL);
#endif
#ifndef KEPT
	pthread_mutex_unlock(&mutex);
#endif
	return arg;
}

int main(void)
{
	pthread_t worker;

	pthread_create(&worker, NULL, work, NULL);
#if defined HELD || defined KEPT || defined JOIN
	pthread_join(worker, NULL);
#endif
#if defined LOCKED || defined KEPT
	pthread_mutex_lock(&mutex);
	pthread_mutex_unlock(&mutex);
#endif
#ifdef LATER
	if (atomic_load(&locked))
#endif
#if !defined HELD && !defined KEPT
		renew();
#endif
#ifndef KEPT
	pthread_mutex_lock(&mutex);
	pthread_mutex_unlock(&mutex);
#endif
#if !defined HELD && !defined KEPT && !defined JOIN
	pthread_join(worker, NULL);
#endif
	return 0;
}

/*
 * main cancels a thread that counts under a lock, and that may be cancelled after each round. The handler unlocks. With FORGETS the thread
 * pushes none, so that the lock is held for ever when the thread is cancelled inside.
 *
 * Each point of cancellation reads the request: it is before or after it, ROUNDS + 1 traces.
 */
#include <assert.h>
#include <pthread.h>

#ifndef ROUNDS
#define ROUNDS 2
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void unlock(void *m)
{
	pthread_mutex_unlock(m);
}

static void *work(void *arg)
{
	for (int i = 0; i < ROUNDS; i++) {
		pthread_mutex_lock(&lock);
		count++;
#ifdef FORGETS
		pthread_testcancel();
		pthread_mutex_unlock(&lock);
		(void)unlock;
#else
		pthread_cleanup_push(unlock, &lock);
		pthread_testcancel();
		pthread_cleanup_pop(1);
#endif
	}
	return arg;
}

int main(void)
{
	pthread_t worker;
	void *result;
	pthread_create(&worker, NULL, work, NULL);
	pthread_cancel(worker);
	pthread_join(worker, &result);
	pthread_mutex_lock(&lock);
	assert(result == PTHREAD_CANCELED ? count <= ROUNDS : count == ROUNDS);
	pthread_mutex_unlock(&lock);
	return 0;
}

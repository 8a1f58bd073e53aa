/*
 * A worker that is cancelled while it must not be: it has thrown, and finishes its handler first. What it caught, and that it is not to be cancelled, are two things.
 * OPEN: it may be cancelled, before it has finished.
 * Expected: the worker's result is there; with OPEN it may not be.
 */
#include <cassert>
#include <pthread.h>

static int finished;

static void *worker(void *)
{
#ifndef OPEN
	int before;
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
	assert(before == PTHREAD_CANCEL_ENABLE);
#endif
	try {
		throw 5;
	} catch (int thrown) {
		try {
			throw;
		} catch (int again) {
			assert(again == thrown);
		}
#ifndef OPEN
		pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
		assert(before == PTHREAD_CANCEL_DISABLE);
#endif
	}
	pthread_testcancel();
	finished = 1;
	return nullptr;
}

int main()
{
	pthread_t t;
	pthread_create(&t, nullptr, worker, nullptr);
	pthread_cancel(t);
	pthread_join(t, nullptr);
	assert(finished);
	return 0;
}

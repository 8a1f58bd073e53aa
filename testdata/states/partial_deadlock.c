/*
 * Two threads take two locks in opposite orders, for ever; a third thread works on
 * and notices nothing when they block each other.
 * ALONE: without the third thread.
 * SAME_ORDER: both take the locks in the same order.
 * Expected: two threads wait for ever while one goes on; ALONE, a deadlock; SAME_ORDER, safe.
 */
#include "states.h"

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
#ifndef ALONE
static atomic_int beat;
#endif

static void *run(void *arg)
{
	int first = (int)(intptr_t)arg;

	if (first == 2) {
#ifndef ALONE
		REPEAT {
			STORE(beat, 1);
			STORE(beat, 0);
		}
#endif
		return NULL;
	}
#ifdef SAME_ORDER
	first = 0;
#endif
	REPEAT {
		pthread_mutex_lock(&locks[first]);
		pthread_mutex_lock(&locks[1 - first]);
		pthread_mutex_unlock(&locks[1 - first]);
		pthread_mutex_unlock(&locks[first]);
	}
	return NULL;
}

int main(void)
{
	run_numbered(3, run);
	return 0;
}

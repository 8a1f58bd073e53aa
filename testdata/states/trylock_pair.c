/*
 * Two threads need two locks, and take them in opposite orders. The second lock
 * is only tried; on failure the thread gives back the first and starts again.
 * Each works for ever, or ROUNDS times.
 * SAME_ORDER: both take the locks in the same order.
 * Expected: no deadlock, but a livelock; safe with SAME_ORDER.
 */
#include "states.h"

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void *run(void *arg)
{
#ifdef SAME_ORDER
	int first = 0;
	(void)arg;
#else
	int first = (int)(intptr_t)arg;
#endif

	REPEAT {
		for (;;) {
			pthread_mutex_lock(&locks[first]);
			if (pthread_mutex_trylock(&locks[1 - first]) == 0)
				break;
			pthread_mutex_unlock(&locks[first]);
		}
		enter_alone();
		leave_alone();
		pthread_mutex_unlock(&locks[1 - first]);
		pthread_mutex_unlock(&locks[first]);
	}
	return NULL;
}

int main(void)
{
	run_numbered(2, run);
	return 0;
}

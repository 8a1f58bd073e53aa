/*
 * Two threads take two locks, for ever, in an order that each chooses anew every time.
 * ORDERED: the choice is not followed.
 * Expected with --nondet=0..1: a deadlock; safe with ORDERED.
 */
#include "states.h"

extern int __VERIFIER_nondet_int(void);

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void *run(void *arg)
{
	(void)arg;
	REPEAT {
		int first = __VERIFIER_nondet_int();
#ifdef ORDERED
		first = 0;
#endif
		pthread_mutex_lock(&locks[first]);
		pthread_mutex_lock(&locks[1 - first]);
		enter_alone();
		leave_alone();
		pthread_mutex_unlock(&locks[1 - first]);
		pthread_mutex_unlock(&locks[first]);
	}
	return NULL;
}

int main(void)
{
	run_alike(2, run);
	return 0;
}

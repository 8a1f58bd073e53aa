/*
 * A thread waits for a lock that main has ended with, and another one changes a variable for ever. A third one may end the process when it
 * sees that: then nobody waits any more. It does so within an atomic section, or, with OUTSIDE, behind one.
 * STAYS: it does not. Expected: a deadlock of the first thread, while others go on; else safe.
 */
#include "states.h"
#include <stdlib.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int bit;

static void *change(void *arg)
{
	(void)arg;
	for (;;)
		atomic_fetch_xor(&bit, 1);
}

static void *wait_for_lock(void *arg)
{
	pthread_mutex_lock(&lock);
	pthread_mutex_unlock(&lock);
	return arg;
}

static void *leave(void *arg)
{
	(void)arg;
	for (;;) {
		__VERIFIER_atomic_begin();
		int seen = atomic_load(&bit);
		(void)seen;
#if !defined OUTSIDE && !defined STAYS
		if (seen)
			exit(0);
#endif
		__VERIFIER_atomic_end();
#ifdef OUTSIDE
		if (seen)
			exit(0);
#endif
	}
}

int main(void)
{
	pthread_t t;

	pthread_mutex_lock(&lock);
	pthread_create(&t, NULL, change, NULL);
	pthread_create(&t, NULL, wait_for_lock, NULL);
	pthread_create(&t, NULL, leave, NULL);
	pthread_exit(NULL);
}

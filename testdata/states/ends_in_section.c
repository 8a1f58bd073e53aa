/*
 * A thread with a lock ends inside an atomic section, and another one, for which main waits, waits for the lock.
 * GIVES_BACK: it gives the lock back before.
 * Expected: a deadlock; with GIVES_BACK, safe.
 */
#include "states.h"

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *end_inside(void *arg)
{
	pthread_mutex_lock(&lock);
#ifdef GIVES_BACK
	pthread_mutex_unlock(&lock);
#endif
	__VERIFIER_atomic_begin();
	pthread_exit(arg);
	__VERIFIER_atomic_end();
}

static void *wait_for_lock(void *arg)
{
	pthread_mutex_lock(&lock);
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, end_inside, NULL);
	pthread_create(&t[1], NULL, wait_for_lock, NULL);
	pthread_join(t[1], NULL);
	return 0;
}

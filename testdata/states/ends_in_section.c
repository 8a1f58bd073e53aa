/*
 * A thread with a lock ends inside an atomic section, and another one, for which main waits, waits for the lock. The end of the thread is the end of the section.
 * GIVES_BACK: it gives the lock back before.
 * JOINED: main waits for it, too, before it waits for the other one.
 * SEEN: it has written in the section, and main, which has waited for its end, says that nobody does.
 * Expected: a deadlock; with GIVES_BACK, safe; with SEEN, an assertion.
 */
#include "states.h"

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int written;

static void *end_inside(void *arg)
{
	pthread_mutex_lock(&lock);
#ifdef GIVES_BACK
	pthread_mutex_unlock(&lock);
#endif
	__VERIFIER_atomic_begin();
	__VERIFIER_atomic_begin();
	written = 1;
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
#if defined JOINED || defined SEEN
	pthread_join(t[0], NULL);
#endif
#ifdef SEEN
	assert(!written);
#endif
	pthread_join(t[1], NULL);
	return 0;
}

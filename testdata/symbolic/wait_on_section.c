/*
 * A thread waits until an atomic section finds two flags set, of which only one is set; the section reads the second flag only
 * where the first is set. Another thread locks a mutex twice, if LOCKS.
 * Expected: violation (hang); with LOCKS a deadlock of main's, too.
 */
#include <pthread.h>
#include <stddef.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x, y;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *wait_for_both(void *arg)
{
	for (;;) {
		__VERIFIER_atomic_begin();
		int both = x && y;
		__VERIFIER_atomic_end();
		if (both)
			break;
	}
	return arg;
}

static void *lock_twice(void *arg)
{
#ifdef LOCKS
	pthread_mutex_lock(&lock);
#endif
	pthread_mutex_lock(&lock);
	pthread_mutex_unlock(&lock);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, wait_for_both, NULL);
	pthread_create(&u, NULL, lock_twice, NULL);
	__VERIFIER_atomic_begin();
	y = 1;
	__VERIFIER_atomic_end();
	pthread_join(u, NULL);
	pthread_join(t, NULL);
	return 0;
}

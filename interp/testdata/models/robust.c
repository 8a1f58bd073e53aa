// want: ok
// Robust mutexes: who locks one whose owner has ended is told so, and makes it consistent or leaves it for good.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdint.h>

pthread_mutex_t a, b, c, normal, stalled;
pthread_cond_t never = PTHREAD_COND_INITIALIZER;

static void make(pthread_mutex_t *mutex, int kind, int robust)
{
	pthread_mutexattr_t attr;
	int is = 7;
	assert(pthread_mutexattr_init(&attr) == 0);
	assert(pthread_mutexattr_getrobust(&attr, &is) == 0 && is == PTHREAD_MUTEX_STALLED);
	assert(pthread_mutexattr_setrobust(&attr, 2) == EINVAL && pthread_mutexattr_setrobust(&attr, -1) == EINVAL);
	assert(pthread_mutexattr_settype(&attr, kind) == 0);
	assert(pthread_mutexattr_setrobust(&attr, robust) == 0);
	assert(pthread_mutexattr_getrobust(&attr, &is) == 0 && is == robust);
	assert(pthread_mutexattr_gettype(&attr, &is) == 0 && is == kind);
	assert(pthread_mutex_init(mutex, &attr) == 0);
	assert(pthread_mutexattr_destroy(&attr) == 0);
}

static void *leaves(void *arg)
{
	switch ((intptr_t)arg) {
	case 0: /* all of them, one twice */
		assert(pthread_mutex_lock(&a) == 0 && pthread_mutex_lock(&b) == 0 && pthread_mutex_lock(&b) == 0);
		assert(pthread_mutex_trylock(&c) == 0 && pthread_mutex_trylock(&c) == EDEADLK && pthread_mutex_lock(&c) == EDEADLK);
		break;
	case 1: /* only the one in the middle stays locked */
		assert(pthread_mutex_lock(&a) == 0 && pthread_mutex_lock(&b) == 0 && pthread_mutex_lock(&c) == 0);
		assert(pthread_mutex_unlock(&a) == 0 && pthread_mutex_unlock(&c) == 0);
		break;
	case 2: /* what it was told of ends with it, too */
		assert(pthread_mutex_lock(&b) == EOWNERDEAD);
		pthread_exit(NULL);
	case 3:
		assert(pthread_mutex_unlock(&a) == EPERM && pthread_mutex_trylock(&a) == EBUSY);
		break;
	}
	return NULL;
}

static void run(intptr_t what)
{
	pthread_t t;
	assert(pthread_create(&t, NULL, leaves, (void *)what) == 0 && pthread_join(t, NULL) == 0);
}

int main(void)
{
	make(&a, PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ROBUST);
	make(&b, PTHREAD_MUTEX_RECURSIVE, PTHREAD_MUTEX_ROBUST);
	make(&c, PTHREAD_MUTEX_ERRORCHECK, PTHREAD_MUTEX_ROBUST);
	make(&stalled, PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_STALLED);
	assert(pthread_mutex_lock(&stalled) == 0 && pthread_mutex_consistent(&stalled) == EINVAL && pthread_mutex_unlock(&stalled) == 0);
	assert(pthread_mutex_lock(&normal) == 0 && pthread_mutex_consistent(&normal) == EINVAL && pthread_mutex_unlock(&normal) == 0);

	assert(pthread_mutex_unlock(&a) == EPERM && pthread_mutex_unlock(&b) == EPERM && pthread_mutex_unlock(&c) == EPERM);
	assert(pthread_mutex_lock(&a) == 0 && pthread_mutex_consistent(&a) == EINVAL);
	run(3);
	assert(pthread_mutex_unlock(&a) == 0);

	run(0);
	struct timespec soon = {0, 0};
	assert(pthread_mutex_trylock(&a) == EOWNERDEAD && pthread_mutex_trylock(&a) == EBUSY);
	assert(pthread_mutex_consistent(&a) == 0 && pthread_mutex_consistent(&a) == EINVAL);
	assert(pthread_mutex_unlock(&a) == 0 && pthread_mutex_lock(&a) == 0 && pthread_mutex_unlock(&a) == 0);

	assert(pthread_mutex_timedlock(&b, &soon) == EOWNERDEAD && pthread_mutex_lock(&b) == 0);
	assert(pthread_mutex_consistent(&b) == 0);
	assert(pthread_mutex_unlock(&b) == 0 && pthread_mutex_unlock(&b) == 0 && pthread_mutex_unlock(&b) == EPERM);

	assert(pthread_mutex_lock(&c) == EOWNERDEAD && pthread_mutex_lock(&c) == EDEADLK && pthread_mutex_unlock(&c) == 0);
	assert(pthread_mutex_lock(&c) == ENOTRECOVERABLE && pthread_mutex_unlock(&c) == EPERM);
	assert(pthread_mutex_timedlock(&c, &soon) == ENOTRECOVERABLE && pthread_mutex_trylock(&c) == ENOTRECOVERABLE);
	assert(pthread_mutex_destroy(&c) == 0);

	make(&c, PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ROBUST);
	run(1);
	assert(pthread_mutex_lock(&a) == 0 && pthread_mutex_lock(&c) == 0);
	run(2);
	assert(pthread_mutex_lock(&b) == EOWNERDEAD && pthread_mutex_lock(&b) == 0 && pthread_mutex_unlock(&b) == ENOTRECOVERABLE && pthread_mutex_unlock(&b) == 0);
	assert(pthread_mutex_lock(&b) == ENOTRECOVERABLE);
	assert(pthread_mutex_unlock(&a) == 0 && pthread_mutex_unlock(&c) == 0);

	/* A wait for a condition unlocks. */
	make(&b, PTHREAD_MUTEX_ERRORCHECK, PTHREAD_MUTEX_ROBUST);
	run(1);
	assert(pthread_mutex_lock(&b) == EOWNERDEAD);
	assert(pthread_cond_timedwait(&never, &b, &soon) == ENOTRECOVERABLE);
	assert(pthread_mutex_unlock(&b) == EPERM && pthread_mutex_trylock(&b) == ENOTRECOVERABLE);
	assert(pthread_mutex_lock(&a) == 0 && pthread_cond_timedwait(&never, &a, &soon) == ETIMEDOUT && pthread_mutex_unlock(&a) == 0);
	return 0;
}

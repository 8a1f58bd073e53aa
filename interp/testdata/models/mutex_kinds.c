// want: ok
// Recursive and errorcheck mutexes.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t r = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP, e = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP, m, n;

static void *other(void *arg)
{
	assert(pthread_mutex_trylock(&r) == EBUSY);
	assert(pthread_mutex_unlock(&r) == EPERM);
	assert(pthread_mutex_unlock(&e) == EPERM);
	return 0;
}

int main(void)
{
	pthread_mutexattr_t attr;
	pthread_t t;
	int kind;
	assert(pthread_mutexattr_init(&attr) == 0);
	assert(pthread_mutexattr_settype(&attr, 17) == EINVAL);
	assert(pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE) == 0);
	assert(pthread_mutexattr_gettype(&attr, &kind) == 0 && kind == PTHREAD_MUTEX_RECURSIVE);
	assert(pthread_mutex_init(&m, &attr) == 0);
	assert(pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK) == 0);
	assert(pthread_mutex_init(&n, &attr) == 0);
	assert(pthread_mutexattr_destroy(&attr) == 0);

	assert(pthread_mutex_lock(&m) == 0 && pthread_mutex_lock(&m) == 0 && pthread_mutex_trylock(&m) == 0);
	assert(pthread_mutex_unlock(&m) == 0 && pthread_mutex_unlock(&m) == 0 && pthread_mutex_unlock(&m) == 0);
	assert(pthread_mutex_unlock(&m) == EPERM);
	assert(pthread_mutex_destroy(&m) == 0);

	assert(pthread_mutex_unlock(&n) == EPERM);
	assert(pthread_mutex_lock(&n) == 0 && pthread_mutex_lock(&n) == EDEADLK && pthread_mutex_trylock(&n) == EBUSY);
	assert(pthread_mutex_unlock(&n) == 0);

	assert(pthread_mutex_lock(&r) == 0 && pthread_mutex_lock(&r) == 0);
	assert(pthread_mutex_lock(&e) == 0 && pthread_mutex_lock(&e) == EDEADLK);
	pthread_create(&t, 0, other, 0);
	pthread_join(t, 0);
	assert(pthread_mutex_unlock(&r) == 0 && pthread_mutex_unlock(&r) == 0 && pthread_mutex_unlock(&r) == EPERM);
	return 0;
}

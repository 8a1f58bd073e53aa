/*
 * A thread keeps the address of its errno for others. The lifetime of errno ends with the thread, as that of any thread-local variable.
 * ITSELF: only the thread itself uses it.
 * Expected: memory error; with ITSELF, safe.
 */
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static int *error;

static void *fail(void *arg)
{
	errno = 0;
	error = &errno;
	pthread_mutex_t never = PTHREAD_MUTEX_INITIALIZER;
	errno = pthread_mutex_destroy(&never) + EBUSY;
	assert(*error == EBUSY);
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, fail, NULL);
	pthread_join(t, NULL);
#ifdef ITSELF
	assert(error != &errno);
#else
	assert(*error == EBUSY);
#endif
	assert(errno == 0);
	return 0;
}

// want: ok
// The normal mutex on one thread.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b;

int main(void)
{
	struct timespec soon = {0, 0};
	assert(pthread_mutex_lock(&a) == 0);
	assert(pthread_mutex_trylock(&a) == EBUSY);
	assert(pthread_mutex_timedlock(&a, &soon) == ETIMEDOUT);
	assert(pthread_mutex_unlock(&a) == 0);
	assert(pthread_mutex_trylock(&a) == 0);
	assert(pthread_mutex_unlock(&a) == 0);
	assert(pthread_mutex_timedlock(&a, &soon) == 0);
	assert(pthread_mutex_unlock(&a) == 0);
	assert(pthread_mutex_destroy(&a) == 0);
	assert(pthread_mutex_init(&b, 0) == 0);
	assert(pthread_mutex_lock(&b) == 0);
	assert(pthread_mutex_unlock(&b) == 0);
	assert(pthread_mutex_destroy(&b) == 0);
	assert(pthread_mutex_init(&b, 0) == 0);
	assert(pthread_mutex_lock(&b) == 0);
	return 0;
}

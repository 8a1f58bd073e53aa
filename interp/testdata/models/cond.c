// want: ok
// A flag set under a mutex; the waiter checks it in a loop.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	while (!ready)
		assert(pthread_cond_wait(&c, &m) == 0);
	ready++;
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, waiter, 0);
	pthread_create(&u, 0, waiter, 0);
	pthread_mutex_lock(&m);
	ready = 1;
	pthread_cond_broadcast(&c);
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	pthread_join(u, 0);
	assert(ready == 3);
	assert(pthread_cond_destroy(&c) == 0);
	return 0;
}

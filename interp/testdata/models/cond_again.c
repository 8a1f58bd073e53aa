// want: ok
// A condition variable in static memory that is destroyed while woken threads are still leaving, and initialised and used again.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c;
int waiting, gone, again;

static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	if (!gone) {
		waiting++;
		pthread_cond_wait(&c, &m);
		waiting--;
	}
	again++;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void)
{
	pthread_t t, u;
	assert(pthread_cond_init(&c, 0) == 0);
	pthread_create(&t, 0, waiter, 0);
	pthread_create(&u, 0, waiter, 0);
	pthread_mutex_lock(&m);
	gone = 1;
	pthread_cond_broadcast(&c);
	assert(pthread_cond_destroy(&c) == 0);
	assert(pthread_cond_init(&c, 0) == 0);
	while (again < 2)
		pthread_cond_wait(&c, &m);
	assert(waiting == 0);
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	pthread_join(u, 0);
	assert(pthread_cond_destroy(&c) == 0);
	return 0;
}

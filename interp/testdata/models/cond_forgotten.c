// want: ok; deadlock
// A thread waits before the condition variable is initialised, and is forgotten.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c;
int gone;

static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	while (!gone)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, waiter, 0);
	pthread_mutex_lock(&m);
	pthread_cond_init(&c, 0);
	gone = 1;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}

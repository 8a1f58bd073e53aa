// want: ok; deadlock
// One signal wakes one of two waiters; a signal that comes first is lost.
#include <pthread.h>

int conditions_last = 1; /* for the test that runs this natively */

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_cond_wait(&c, &m);
	pthread_cond_signal(&c); /* passes it on */
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, waiter, 0);
	pthread_create(&u, 0, waiter, 0);
	pthread_cond_signal(&c);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}

/* A signal that may find two waiters, one or none: each of them can be the one that it wakes. Whom one try has woken must not decide
   whom the next one wakes, which finds fewer. The mutex is not held. Expected: a deadlock. */
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return arg;
}
static void *signaller(void *arg)
{
	pthread_cond_signal(&c);
	return arg;
}
int main(void)
{
	pthread_t h1, h2, h3;
	pthread_create(&h1, 0, waiter, 0);
	pthread_create(&h2, 0, waiter, 0);
	pthread_create(&h3, 0, signaller, 0);
	pthread_join(h1, 0);
	pthread_join(h2, 0);
	pthread_join(h3, 0);
	return 0;
}

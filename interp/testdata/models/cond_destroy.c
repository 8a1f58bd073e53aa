// want: ok
// Destruction right after a broadcast, while the waiter is still leaving.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c;
int waiting, gone;

static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	waiting = 1;
	while (!gone)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_cond_init(&c, 0);
	pthread_create(&t, 0, waiter, 0);
	pthread_mutex_lock(&m);
	gone = 1;
	if (waiting) {
		pthread_cond_broadcast(&c);
		pthread_cond_destroy(&c);
	}
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}

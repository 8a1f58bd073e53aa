// want: ok
// Destruction right after a broadcast, and the end of its memory, while the waiters are still leaving: POSIX allows it. The mutex stays.
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t *c;
int waiting, gone;

static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	if (!gone) {
		waiting++;
		pthread_cond_wait(c, &m);
	}
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void)
{
	pthread_t t, u;
	c = malloc(sizeof *c);
	if (c == NULL)
		return 0;
	pthread_cond_init(c, 0);
	pthread_create(&t, 0, waiter, 0);
	pthread_create(&u, 0, waiter, 0);
	pthread_mutex_lock(&m);
	gone = 1;
	pthread_cond_broadcast(c);
	pthread_cond_destroy(c);
	free(c);
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}

/*
 * A thread waits for a condition that never holds: it is woken at most once, and then waits for ever. Mutex and condition variable are on the heap.
 * Where misuse of a mutex is not checked, the wait could as well return an error at once, so that the loop would spin.
 * Expected: deadlock.
 */
#include <pthread.h>
#include <stdlib.h>

static int busy = 1;
static pthread_mutex_t *m;
static pthread_cond_t *idle;

static void *wait_idle(void *arg)
{
	(void)arg;
	pthread_mutex_lock(m);
	while (busy)
		pthread_cond_wait(idle, m);
	pthread_mutex_unlock(m);
	return NULL;
}

int main(void)
{
	pthread_t t;

	m = malloc(sizeof *m);
	idle = malloc(sizeof *idle);
	if (m == NULL || idle == NULL)
		return 0;
	pthread_mutex_init(m, NULL);
	pthread_cond_init(idle, NULL);
	pthread_create(&t, NULL, wait_idle, NULL);
	pthread_mutex_lock(m);
	pthread_mutex_unlock(m);
	pthread_cond_signal(idle);
	pthread_join(t, NULL);
	return 0;
}

/*
 * Two threads serve requests, whose kinds are inputs, until one of them says that they are to stop. There is no bound on their number. A request that is a multiple of
 * three takes from one account and gives to another one, any other looks at the sum.
 * UNLOCKED: those that look do not lock.
 * Expected: safe; violation with UNLOCKED.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);

static int from = 10, to = 10;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *serve(void *arg)
{
	unsigned request;

	(void)arg;
	while ((request = __VERIFIER_nondet_uint()) != 0) {
		if (request % 3 == 0) {
			pthread_mutex_lock(&lock);
			from = 10 - from;
			to = 20 - from;
			pthread_mutex_unlock(&lock);
		} else {
#ifndef UNLOCKED
			pthread_mutex_lock(&lock);
#endif
			assert(from + to == 20);
#ifndef UNLOCKED
			pthread_mutex_unlock(&lock);
#endif
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, serve, NULL);
	pthread_create(&u, NULL, serve, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

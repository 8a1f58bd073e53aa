/*
 * Two threads lock two mutexes, in an order that inputs decide.
 * ORDERED: the inputs are the same.
 * Expected: violation (deadlock); safe with ORDERED.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int shared;

static void *work(void *arg)
{
	int first = *(int *)arg > 1000;

	pthread_mutex_lock(&locks[first]);
	pthread_mutex_lock(&locks[!first]);
	shared++;
	pthread_mutex_unlock(&locks[!first]);
	pthread_mutex_unlock(&locks[first]);
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();

#ifdef ORDERED
	y = x;
#endif
	pthread_create(&t, NULL, work, &x);
	pthread_create(&u, NULL, work, &y);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(shared == 2);
	return 0;
}

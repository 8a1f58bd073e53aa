/*
 * SB with an uncontended critical section between the store and the load:
 * lock and unlock are locked instructions.
 */
#include "litmus.h"

static atomic_int x, y;
static pthread_mutex_t m1 = PTHREAD_MUTEX_INITIALIZER, m2 = PTHREAD_MUTEX_INITIALIZER;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	pthread_mutex_lock(&m1);
	pthread_mutex_unlock(&m1);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	pthread_mutex_lock(&m2);
	pthread_mutex_unlock(&m2);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

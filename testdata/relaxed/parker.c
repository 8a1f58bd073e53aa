/*
 * Park and unpark with one permit, as a Java virtual machine has them: the
 * fast path of park takes the permit without the lock. The store that takes
 * it may still be in the buffer when the thread looks at its condition; the
 * unpark behind the change of the condition then finds the permit given, and
 * wakes nobody.
 * D. Dice, "A race in LockSupport park() arising from weak memory models", 2009.
 * Expected: without a fence the sleeper of a run is never woken (deadlock).
 * TSO and PSO need a full fence in the fast path.
 */
#include "relaxed.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t given = PTHREAD_COND_INITIALIZER;
static atomic_int permit = 1;
static atomic_int ready;

static void park(void)
{
	if (LOAD(permit) > 0) {
		STORE(permit, 0);
		TSO_FENCE();
		return;
	}
	if (pthread_mutex_trylock(&mutex) != 0)
		return;
	if (LOAD(permit) == 0)
		pthread_cond_wait(&given, &mutex);
	STORE(permit, 0);
	pthread_mutex_unlock(&mutex);
}

static void unpark(void)
{
	int before;

	pthread_mutex_lock(&mutex);
	before = LOAD(permit);
	STORE(permit, 1);
	pthread_mutex_unlock(&mutex);
	if (before == 0)
		pthread_cond_signal(&given);
}

static void *sleeper(void *arg)
{
	(void)arg;
	while (!LOAD(ready))
		park();
	return NULL;
}

static void *waker(void *arg)
{
	(void)arg;
	STORE(ready, 1);
	unpark();
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, sleeper, NULL);
	pthread_create(&u, NULL, waker, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

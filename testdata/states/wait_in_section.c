/*
 * A thread waits in an atomic section for a flag, and stops another one afterwards, which meanwhile goes round a loop that it leaves when it is
 * stopped. By default nobody sets the flag.
 * OUTSIDE: without the section, which makes no difference.
 * TOGGLED: the other thread sets and clears the flag in each round.
 * RAISED: it sets the flag in each round, and nobody clears it.
 * AFTER: it sets the flag when it has been stopped.
 * FIRST: the section would stop the other thread before it waits, but as it waits, it does not take place.
 * SERVER: the other thread goes on for ever, come what may.
 * HOLDS: as SERVER, and the thread that waits has a lock, for which a third one waits.
 * TWICE: a third thread waits in a section of its own, for another flag.
 * Expected: a livelock, with AFTER, FIRST, TOGGLED or TWICE, too; with RAISED or SERVER, safe. With HOLDS, a
 * deadlock; with HOLDS TOGGLED, safe. In what is safe a thread may starve.
 */
#include "states.h"

#ifdef OUTSIDE
#define BEGIN ((void)0)
#define END ((void)0)
#else
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
#define BEGIN __VERIFIER_atomic_begin()
#define END __VERIFIER_atomic_end()
#endif

#ifdef HOLDS
#define SERVER
#endif

static atomic_int flag, stop, work;

#ifdef HOLDS
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif

static void *wait_inside(void *arg)
{
#ifdef HOLDS
	pthread_mutex_lock(&lock);
#endif
	BEGIN;
#ifdef FIRST
	STORE(stop, 1);
#endif
	while (LOAD(flag) != 1)
		;
	END;
	STORE(stop, 1);
#ifdef HOLDS
	pthread_mutex_unlock(&lock);
#endif
	return arg;
}

static void *go_round(void *arg)
{
#ifdef SERVER
	for (;;) {
#else
	while (!LOAD(stop)) {
#endif
		STORE(work, 1);
		STORE(work, 0);
#if defined(TOGGLED) || defined(RAISED)
		STORE(flag, 1);
#endif
#ifdef TOGGLED
		STORE(flag, 0);
#endif
	}
#ifdef AFTER
	STORE(flag, 1);
#endif
	return arg;
}

#ifdef HOLDS
static void *wait_for_lock(void *arg)
{
	pthread_mutex_lock(&lock);
	pthread_mutex_unlock(&lock);
	return arg;
}
#endif

#ifdef TWICE
static void *wait_for_another(void *arg)
{
	BEGIN;
	while (LOAD(flag) != 2)
		;
	END;
	return arg;
}
#endif

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, wait_inside, NULL);
	pthread_create(&t[1], NULL, go_round, NULL);
#ifdef HOLDS
	pthread_create(&t[2], NULL, wait_for_lock, NULL);
#endif
#ifdef TWICE
	pthread_create(&t[2], NULL, wait_for_another, NULL);
#endif
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}

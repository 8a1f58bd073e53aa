/*
 * Two threads take two locks in opposite orders, for ever, and a third one goes round beside them, with a value of its own choice in each
 * round. An assumption says that it chooses 0; executions in which it does not do not count.
 * LATE: it tells the others before.
 * ALONE: without the two threads, and the third one could be stopped.
 * UNLESS: the orders are opposite or not, and a fourth thread assumes that they are not. The third one writes what it looks at.
 * BLOCKED: a fourth thread, once it has taken a lock, assumes what is not true.
 * Expected: a deadlock, with LATE or BLOCKED, too; ALONE, with and without LATE, a livelock; with UNLESS, safe.
 */
#include "states.h"

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#ifndef ALONE
static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void *take(void *arg)
{
	int first = (int)(intptr_t)arg;

	REPEAT {
		pthread_mutex_lock(&locks[first]);
		pthread_mutex_lock(&locks[1 - first]);
		pthread_mutex_unlock(&locks[1 - first]);
		pthread_mutex_unlock(&locks[first]);
	}
	return NULL;
}
#endif

static atomic_int beat;
#ifdef UNLESS
static atomic_int same;
#endif
#ifdef LATE
static atomic_int told;
#endif
#ifdef ALONE
static atomic_int stop;
#define STOPPED LOAD(stop)
#else
#define STOPPED 0
#endif

static void *go_round(void *arg)
{
	while (!STOPPED) {
		int n = __VERIFIER_nondet_int();

#ifdef LATE
		STORE(told, n);
#endif
		__VERIFIER_assume(n == 0);
		STORE(beat, 1);
		STORE(beat, 0);
#ifdef UNLESS
		STORE(same, LOAD(same));
#endif
	}
	return arg;
}

#ifdef UNLESS
static void *assume(void *arg)
{
	int n = LOAD(same);

	__VERIFIER_assume(n == 1);
	return arg;
}
#endif

#ifdef BLOCKED
static void *assume(void *arg)
{
	pthread_mutex_lock(&locks[0]);
	__VERIFIER_assume(0);
	return arg;
}
#endif

int main(void)
{
	pthread_t t[4];
	int n = 0;
#ifndef ALONE
	int second = 1;
#endif

#ifdef UNLESS
	second = __VERIFIER_nondet_int();
	STORE(same, !second);
#endif
	pthread_create(&t[n++], NULL, go_round, NULL);
#ifndef ALONE
	pthread_create(&t[n++], NULL, take, (void *)0);
	pthread_create(&t[n++], NULL, take, (void *)(intptr_t)second);
#endif
#if defined(UNLESS) || defined(BLOCKED)
	pthread_create(&t[n++], NULL, assume, NULL);
#endif
	for (int i = 0; i < n; i++)
		pthread_join(t[i], NULL);
	return 0;
}

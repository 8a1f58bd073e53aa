/*
 * A thread detaches what it has made up: a small number, or a handle near its own. Whether threads of such numbers exist depends on what
 * else happens, and in which order; nobody has got these from the thread that creates them.
 * Expected: misuse. With REAL the handle is what was handed over: safe.
 */
#include <pthread.h>
#include <stdatomic.h>

#ifndef MADE_UP
#define MADE_UP pthread_self() + 1
#endif

static _Atomic pthread_t given;

static void *nothing(void *arg) { return arg; }

static void *creator(void *arg)
{
	pthread_t t;
	pthread_create(&t, 0, nothing, 0);
	given = t;
	return arg;
}

static void *detacher(void *arg)
{
#ifdef REAL
	while (!given)
		;
	pthread_detach(given);
#else
	pthread_detach((pthread_t)(MADE_UP));
#endif
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, 0, detacher, 0);
	pthread_create(&u, 0, creator, 0);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}

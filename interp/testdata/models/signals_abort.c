// want: abort; reach: reach_error
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>

extern void reach_error(void);

/* The handler runs although its signal is blocked, and then the process ends: with it the other thread, wherever that is. */
static int ready;
static void handler(int s)
{
	__atomic_store_n(&ready, 1, __ATOMIC_SEQ_CST);
	sched_yield();
}

static void *looks(void *arg)
{
	if (__atomic_load_n(&ready, __ATOMIC_SEQ_CST))
		reach_error();
	return 0;
}

int main(void)
{
	pthread_t t;
	sigset_t all;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, 0);
	signal(SIGABRT, handler);
	assert(pthread_create(&t, 0, looks, 0) == 0);
	abort();
}

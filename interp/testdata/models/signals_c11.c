// want: ok
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <threads.h>

static _Thread_local int ran;
static void handler(int s) { ran = s; }

static int blocked(void *arg)
{
	assert(raise(SIGUSR1) == 0 && ran == 0);
	return 0;
}

static void *unblocked(void *arg)
{
	assert(raise(SIGUSR1) == 0 && ran == SIGUSR1);
	return 0;
}

/* A thread of C11 inherits the mask, and one that was created before has none. */
int main(void)
{
	pthread_t t;
	thrd_t v;
	sigset_t set;
	signal(SIGUSR1, handler);
	assert(pthread_create(&t, 0, unblocked, 0) == 0);
	sigemptyset(&set);
	sigaddset(&set, SIGUSR1);
	assert(pthread_sigmask(SIG_BLOCK, &set, 0) == 0);
	assert(thrd_create(&v, blocked, 0) == thrd_success && thrd_join(v, 0) == thrd_success);
	assert(pthread_join(t, 0) == 0);
	return 0;
}

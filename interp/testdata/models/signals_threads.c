// want: ok
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>

static _Thread_local int ran;
static void handler(int s) { ran = s; }

/* A thread begins with the mask of its creator, and what is pending for that is not for it. */
static void *inherits(void *arg)
{
	sigset_t set, other;
	int s;
	assert(pthread_sigmask(SIG_BLOCK, 0, &set) == 0 && sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGUSR2) == 0);
	assert(sigpending(&other) == 0 && sigismember(&other, SIGUSR1) == 0);
	assert(raise(SIGUSR2) == 0 && ran == SIGUSR2);
	assert(raise(SIGUSR1) == 0 && ran == SIGUSR2);
	assert(sigwait(&set, &s) == 0 && s == SIGUSR1);
	if (arg) { /* and hands it down */
		pthread_t t;
		sigaddset(&set, SIGUSR2);
		sigdelset(&set, SIGUSR1);
		assert(pthread_create(&t, 0, (void *(*)(void *))arg, 0) == 0 && pthread_join(t, 0) == 0);
	}
	return 0;
}

static void *below(void *arg) { return inherits(0); }

int main(void)
{
	pthread_t t;
	sigset_t set;
	signal(SIGUSR1, handler);
	signal(SIGUSR2, handler);
	sigemptyset(&set);
	sigaddset(&set, SIGUSR1);
	assert(pthread_sigmask(SIG_BLOCK, &set, 0) == 0 && raise(SIGUSR1) == 0);
	assert(pthread_create(&t, 0, inherits, (void *)below) == 0);
	assert(pthread_join(t, 0) == 0);
	assert(ran == 0 && pthread_sigmask(SIG_UNBLOCK, &set, 0) == 0 && ran == SIGUSR1);
	return 0;
}

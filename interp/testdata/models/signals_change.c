// want: ok
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>

/* An action is changed as a whole: its handler and its flags belong together. */
static _Thread_local int ran;
static void plain(int s) { ran++; }

static void details(int s, siginfo_t *info, void *context)
{
	assert(info && info->si_signo == SIGUSR1);
	ran++;
}

static void *sends(void *arg)
{
	assert(raise(SIGUSR1) == 0 && ran == 1);
	return 0;
}

int main(void)
{
	struct sigaction a;
	pthread_t t;
	memset(&a, 0, sizeof a);
	signal(SIGUSR1, plain);
	assert(pthread_create(&t, 0, sends, 0) == 0);
	a.sa_sigaction = details;
	a.sa_flags = SA_SIGINFO;
	assert(sigaction(SIGUSR1, &a, 0) == 0);
	pthread_join(t, 0);
	return 0;
}

// want: ok
#include <assert.h>
#include <pthread.h>
#include <signal.h>

/* Who never looks at its mask hands it down, too. */
static void *below(void *arg)
{
	sigset_t set;
	assert(pthread_sigmask(SIG_BLOCK, 0, &set) == 0 && sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGUSR2) == 0);
	return 0;
}

static void *between(void *arg)
{
	pthread_t t;
	assert(pthread_create(&t, 0, below, 0) == 0 && pthread_join(t, 0) == 0);
	return 0;
}

int main(void)
{
	pthread_t t;
	sigset_t set;
	sigemptyset(&set);
	sigaddset(&set, SIGUSR1);
	assert(pthread_sigmask(SIG_BLOCK, &set, 0) == 0);
	assert(pthread_create(&t, 0, between, 0) == 0 && pthread_join(t, 0) == 0);
	return 0;
}

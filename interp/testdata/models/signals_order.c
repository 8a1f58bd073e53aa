// want: ok; assertion: last == SIGUSR1
#include <assert.h>
#include <signal.h>

static int ran, last;
static void handler(int s)
{
	ran++;
	last = s;
}

int main(void)
{
	sigset_t both, before;
	signal(SIGUSR1, handler);
	signal(SIGUSR2, handler);
	sigemptyset(&both);
	sigaddset(&both, SIGUSR1);
	sigaddset(&both, SIGUSR2);
	sigprocmask(SIG_BLOCK, &both, &before);
	raise(SIGUSR2);
	raise(SIGUSR1);
	sigprocmask(SIG_SETMASK, &before, 0);
	assert(ran == 2);
	assert(last == SIGUSR1);
	return 0;
}

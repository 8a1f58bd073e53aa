// want: unsupported: a signal of real time that is pending twice
#include <signal.h>

int main(void)
{
	sigset_t all;
	sigfillset(&all);
	sigprocmask(SIG_SETMASK, &all, 0);
	raise(SIGUSR1);
	raise(SIGUSR1);
	raise(SIGRTMIN);
	raise(SIGRTMAX);
	raise(SIGRTMIN);
	return 0;
}

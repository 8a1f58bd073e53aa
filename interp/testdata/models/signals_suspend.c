// want: unsupported: a wait for a signal that comes from elsewhere
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>

int main(void)
{
	sigset_t s;
	sigemptyset(&s);
	raise(SIGCHLD);
	sigsuspend(&s);
	return 0;
}

// want: unsupported: a signal to a process of several threads, or one that blocks it
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>

int main(void)
{
	sigset_t s;
	sigfillset(&s);
	pthread_sigmask(SIG_BLOCK, &s, 0);
	kill(1, SIGTERM);
	return 0;
}

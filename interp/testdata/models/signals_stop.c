// want: unsupported: a signal that stops the process
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>

int main(void)
{
	raise(SIGSTOP);
	return 0;
}

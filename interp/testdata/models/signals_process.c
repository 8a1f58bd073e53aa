// want: unsupported: a signal to another process
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>

int main(void)
{
	kill(2, SIGTERM);
	return 0;
}

// want: unsupported: pthread_sigqueue
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>

int main(void)
{
	pthread_sigqueue(pthread_self(), 0, (union sigval){0});
	return 0;
}

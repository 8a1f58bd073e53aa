// want: unsupported: pthread_kill
#include <pthread.h>
#include <signal.h>

int main(void)
{
	pthread_kill(pthread_self(), 0);
	return 0;
}

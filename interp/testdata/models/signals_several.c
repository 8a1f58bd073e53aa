// want: unsupported: a signal to a process of several threads, or one that blocks it
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static void handler(int s) {}
static void *thread(void *arg) { return arg; }

int main(void)
{
	pthread_t t;
	signal(SIGUSR1, handler);
	kill(getpid(), SIGUSR1);
	pthread_create(&t, 0, thread, 0);
	kill(getpid(), SIGUSR1);
	pthread_join(t, 0);
	return 0;
}

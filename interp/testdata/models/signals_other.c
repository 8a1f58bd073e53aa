// want: unsupported: a signal to another thread
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>

static void handler(int s) {}
static void *wait(void *arg) { return arg; }

int main(void)
{
	pthread_t t;
	signal(SIGUSR1, handler);
	assert(pthread_create(&t, 0, wait, 0) == 0);
	assert(pthread_kill(t, 0) == 0 && pthread_kill(t, -1) == EINVAL);
	pthread_kill(t, SIGUSR1);
	pthread_join(t, 0);
	return 0;
}

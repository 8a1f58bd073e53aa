// want: ok; assertion: ran == SIGUSR1
#include <assert.h>
#include <pthread.h>
#include <signal.h>

/* A handler is set while another thread sends itself the signal, which it ignores before. */
static _Thread_local int ran;
static void handler(int s) { ran = s; }

static void *sends(void *arg)
{
	raise(SIGUSR1);
	assert(ran == SIGUSR1);
	return 0;
}

int main(void)
{
	pthread_t t;
	signal(SIGUSR1, SIG_IGN);
	assert(pthread_create(&t, 0, sends, 0) == 0);
	signal(SIGUSR1, handler);
	pthread_join(t, 0);
	return 0;
}

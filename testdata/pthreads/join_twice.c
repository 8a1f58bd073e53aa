/*
 * Two threads join the same one, the main thread and another, which is an error:
 * kind mutex, whichever is first.
 */
#include <pthread.h>

static pthread_t worker;

static void *work(void *arg) { return arg; }

static void *join(void *arg)
{
	pthread_join(worker, 0);
	return arg;
}

int main(void)
{
	pthread_t other;
	pthread_create(&worker, 0, work, 0);
	pthread_create(&other, 0, join, 0);
	pthread_join(worker, 0);
	pthread_join(other, 0);
	return 0;
}

// want: ok; deadlock
// Three threads at a barrier for two: one thread goes twice, or one is left.
#include <pthread.h>

pthread_barrier_t b;

static void *run(void *arg)
{
	pthread_barrier_wait(&b);
	if (arg)
		pthread_barrier_wait(&b);
	return 0;
}

int main(void)
{
	pthread_t t, u;
	pthread_barrier_init(&b, 0, 2);
	pthread_create(&t, 0, run, 0);
	pthread_create(&u, 0, run, 0);
	run(&b);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}

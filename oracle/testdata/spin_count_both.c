/* A loop over two variables that comes back to where it was and has changed memory. */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int n, stop;
static void *counter(void *arg)
{
	while (atomic_fetch_add(&n, 1) < 3 && !stop)
		;
	return arg;
}
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, counter, 0);
	stop = 1;
	return 0;
}

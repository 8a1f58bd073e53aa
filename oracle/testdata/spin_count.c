/* Loops that come back to where they were: one changes memory in each round, the other adds nothing. */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y;
static void *counter(void *arg)
{
	while (atomic_fetch_add(&x, 1) < 2)
		;
	return arg;
}
static void *looker(void *arg)
{
	while (atomic_fetch_add(&y, 0) == 0)
		;
	return arg;
}
int main(void)
{
	pthread_t h1, h2;
	pthread_create(&h1, 0, counter, 0);
	pthread_create(&h2, 0, looker, 0);
	atomic_fetch_add(&x, 1);
	y = 1;
	pthread_join(h1, 0);
	pthread_join(h2, 0);
	return 0;
}

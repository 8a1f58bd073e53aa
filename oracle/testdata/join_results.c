/* What main finds at its end depends on what a thread returns, and on nothing that is in memory then. Main knows of all that was
   done when it has joined the other thread only. Expected: an assertion. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y;
static void *writer(void *arg)
{
	x = 1;
	while (!y)
		;
	return arg;
}
static void *looker(void *arg)
{
	arg = x ? arg : 0;
	y = 1;
	return arg;
}
int main(void)
{
	pthread_t h1, h2;
	void *seen;
	pthread_create(&h1, 0, writer, 0);
	pthread_create(&h2, 0, looker, &y);
	pthread_join(h1, 0);
	int z = y;
	pthread_join(h2, &seen);
	assert(!z || seen);
	return 0;
}

/*
 * Two threads each add 1 to a counter, in a load and a store, so that an addition may be lost. If none is, the second one overflows.
 * ROOM: the counter starts one below, and there is room for both.
 * Expected with --check=overflow: violation; safe with ROOM, and where overflow is not checked.
 */
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef ROOM
static atomic_int counter = INT_MAX - 2;
#else
static atomic_int counter = INT_MAX - 1;
#endif

static void *add(void *arg)
{
	int seen = counter;

	counter = seen + 1;
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, add, NULL);
	pthread_create(&u, NULL, add, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

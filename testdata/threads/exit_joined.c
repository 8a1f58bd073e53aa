/*
 * A thread ends the process while main waits for it: main never gets past the join.
 * Expected: safe; the assertion is never reached.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *leave(void *arg)
{
	exit(0);
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, leave, NULL);
	pthread_join(t, NULL);
	assert(0);
	return 0;
}

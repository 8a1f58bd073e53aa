// want: reach: reach_error
// Handlers run in reverse order, also when a thread ends the process.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

extern void reach_error(void);
int ran;

static void first(void)
{
	assert(ran == 1);
	reach_error();
}

static void second(void) { assert(ran++ == 0); }

static void *run(void *arg)
{
	exit(1);
	return 0;
}

int main(void)
{
	pthread_t t;
	atexit(first);
	atexit(second);
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	assert(0);
	return 0;
}

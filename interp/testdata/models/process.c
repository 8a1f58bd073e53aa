// want: second first ok
// Handlers run in reverse order, also when a thread ends the process.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void first(void) { printf("first "); }
static void second(void) { printf("second "); }

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
	printf("not reached");
	return 0;
}

/*
 * Memory whose lifetime ends, and stores that wait in buffers, for the tests of what a debugger shows: a variable of a function that is called twice, a block that is freed, and store buffering.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int *published;
static volatile int x, y, seen;

static void publish(int value)
{
	int cell;

	published = &cell;
	if (value)
		cell = value;
	seen++;
}

static void *other(void *arg)
{
	y = 1;
	*(int *)arg = x;
	return NULL;
}

int main(void)
{
	pthread_t thread;
	int *block = malloc(sizeof *block);
	int theirs, ours;

	if (!block)
		return 1;
	*block = 5;
	publish(7);
	seen++;
	publish(0);
	free(block);
	seen++;
	pthread_create(&thread, NULL, other, &theirs);
	x = 1;
	ours = y;
	pthread_join(thread, NULL);
	assert(theirs || ours);
	return 0;
}

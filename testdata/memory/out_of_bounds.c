/*
 * Two threads check an index and advance it: together they may write one
 * element behind the end of the array.
 * Expected: memory error (out of bounds).
 */
#include <pthread.h>
#include <stddef.h>

#define SIZE 3

static int array[SIZE];
static volatile int used = SIZE - 1;

static void *append(void *arg)
{
	(void)arg;
	if (used < SIZE) {
		int at = used++;
		array[at] = 1;
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, append, NULL);
	pthread_create(&u, NULL, append, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

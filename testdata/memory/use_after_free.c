/*
 * One thread frees an object while another still reads it.
 * Expected: memory error (use after free).
 */
#include <pthread.h>
#include <stdlib.h>

static volatile int *shared;
static volatile int seen;

static void *reader(void *arg)
{
	(void)arg;
	seen = *shared;
	return NULL;
}

static void *owner(void *arg)
{
	(void)arg;
	free((void *)shared);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	shared = malloc(sizeof *shared);
	*shared = 1;
	pthread_create(&t, NULL, reader, NULL);
	pthread_create(&u, NULL, owner, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

/*
 * A block that is copied while another thread writes it: a copy is not one
 * atomic step, and the copy may mix old and new.
 * ISO/IEC 9899:2011, 7.24.2.1.
 * Expected: assertion violation.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

#define SIZE 4

static long from[SIZE], to[SIZE];

static void *writer(void *arg)
{
	(void)arg;
	for (int i = 0; i < SIZE; i++)
		((volatile long *)from)[i] = 1;
	return NULL;
}

static void *copier(void *arg)
{
	(void)arg;
	memcpy(to, from, sizeof to);
	assert(to[0] >= to[SIZE - 1]);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, writer, NULL);
	pthread_create(&u, NULL, copier, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

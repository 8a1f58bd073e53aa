/*
 * A thread allocates a byte and waits for its end; others write X and, twice, Y to it. After the shape of SV-COMP's task of this name.
 * Expected: violation (assertion): Y may be the last; safe with ORDERED, where the writer of X comes after the others.
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static char *byte;

static void *allocate(void *arg)
{
	byte = malloc(1);
	return arg;
}

static void *write_x(void *arg)
{
	*byte = 'X';
	return arg;
}

static void *write_y(void *arg)
{
	*byte = 'Y';
	return arg;
}

int main(void)
{
	pthread_t t, x, y[2];

	pthread_create(&t, NULL, allocate, NULL);
	pthread_join(t, NULL);
	pthread_create(&y[0], NULL, write_y, NULL);
	pthread_create(&y[1], NULL, write_y, NULL);
#ifdef ORDERED
	pthread_join(y[0], NULL);
	pthread_join(y[1], NULL);
	pthread_create(&x, NULL, write_x, NULL);
#else
	pthread_create(&x, NULL, write_x, NULL);
	pthread_join(y[0], NULL);
	pthread_join(y[1], NULL);
#endif
	pthread_join(x, NULL);
	assert(*byte == 'X');
	free(byte);
	return 0;
}

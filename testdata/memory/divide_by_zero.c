/*
 * The divisor is checked, but may become zero before it is used.
 * Expected: arithmetic error (division by zero).
 */
#include <pthread.h>
#include <stddef.h>

static volatile int divisor = 2;
static volatile int quotient;

static void *divide(void *arg)
{
	(void)arg;
	if (divisor != 0)
		quotient = 10 / divisor;
	return NULL;
}

static void *clear(void *arg)
{
	(void)arg;
	divisor = 0;
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, divide, NULL);
	pthread_create(&u, NULL, clear, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

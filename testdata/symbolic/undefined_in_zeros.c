/*
 * A thread stores an element of an array that was never set in memory that calloc has set to 0; main branches on it.
 * SET: the element was set, to any value.
 * Expected: violation (uninit); safe with SET.
 */
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static int *memory, count;

static void *store(void *arg)
{
	int values[2];

	values[0] = __VERIFIER_nondet_int();
#ifdef SET
	values[1] = values[0];
#endif
	*memory = values[1];
	return arg;
}

int main(void)
{
	pthread_t t;

	memory = calloc(1, sizeof *memory);
	if (memory == NULL)
		return 0;
	pthread_create(&t, NULL, store, NULL);
	pthread_join(t, NULL);
	if (*memory > 0)
		count++;
	return 0;
}

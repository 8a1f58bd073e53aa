/*
 * One thread goes round for ever, another one computes before it fails. With --max-instructions=1000 it is cut before.
 * No execution has an end. Expected: the assertion fails and, with that bound, unknown, but never safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *toggle(void *arg)
{
	for (;;) {
		atomic_store(&flag, 1);
		atomic_store(&flag, 0);
	}
	return arg;
}

static void *compute(void *arg)
{
	int sum = 0;

	for (int i = 0; i < 1000; i++)
		sum += i;
	assert(sum == 0);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, toggle, NULL);
	pthread_create(&u, NULL, compute, NULL);
	pthread_join(t, NULL);
	return 0;
}

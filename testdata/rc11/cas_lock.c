/*
 * A spin lock by a compare-exchange alone.
 * N: number of threads, each enters once. The counter is not atomic.
 * Expected: safe, N! executions: a failing compare-exchange is part of the wait.
 */
#include "rc11.h"

#ifndef N
#define N 3
#endif

static atomic_int taken;
static int counter;

THREAD(run)
{
	int expected;

	do
		expected = 0;
	while (!cas_as(acquire, taken, &expected, 1));
	counter++;
	store_as(release, taken, 0);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N);
	return 0;
}

/*
 * The test-and-test-and-set lock: wait until the lock looks free, only then
 * try to take it.
 * L. Rudolph, Z. Segall, "Dynamic decentralized cache schemes for MIMD
 * parallel processors", ISCA 1984.
 * N: number of threads, each enters once. UNLOCK: order of the release. The
 * counter is not atomic.
 * Expected: safe; not with UNLOCK=relaxed.
 */
#include "rc11.h"

#ifndef N
#define N 2
#endif
#ifndef UNLOCK
#define UNLOCK release
#endif

static atomic_int taken;
static int counter;

THREAD(run)
{
	do {
		while (load_as(relaxed, taken))
			;
	} while (exchange_as(acquire, taken, 1));
	counter++;
	store_as(UNLOCK, taken, 0);
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

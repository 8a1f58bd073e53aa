/*
 * A spin lock whose waiters count their rounds, and pause for longer and longer.
 * T. Anderson, "The performance of spin lock alternatives for shared-memory
 * multiprocessors", IEEE TPDS 1990.
 * N: number of threads, each enters once. WAY: what a waiter does. It counts
 * (1), pauses for as many rounds and gives way after each tenth (2), or pauses
 * twice as long in each round, up to a limit (3). GIVE_UP: it tries three times and then leaves.
 * UNLOCK: order of the release.
 * Expected: safe, and as many executions as without counting: how often a
 * waiter has tried makes no difference. Not with UNLOCK=relaxed, nor with GIVE_UP.
 */
#include "rc11.h"

#include <sched.h>

#ifndef N
#define N 3
#endif
#ifndef WAY
#define WAY 1
#endif
#ifndef UNLOCK
#define UNLOCK release
#endif

static atomic_int taken;
static int counter;

static void pause_for(int rounds)
{
	for (int i = 0; i < rounds; i++)
		__asm__ volatile("pause");
}

static int enter(void)
{
	int tries = 0, delay = 1;

	while (exchange_as(acquire, taken, 1)) {
		tries++;
#ifdef GIVE_UP
		if (tries == 3)
			return 0;
#endif
		if (WAY == 2) {
			if (tries % 10)
				pause_for(tries);
			else
				sched_yield();
		}
		if (WAY == 3) {
			for (int i = 0;; i++) {
				if (i == delay)
					break;
				__asm__ volatile("pause");
			}
			delay = delay < 1000 ? 2 * delay : 1000;
		}
	}
	return 1;
}

THREAD(run)
{
	if (enter()) {
		counter++;
		store_as(UNLOCK, taken, 0);
	}
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

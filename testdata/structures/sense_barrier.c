/*
 * A central barrier made by hand; the reversed sense makes it reusable.
 * D. Hensgen, R. Finkel, U. Manber, "Two algorithms for barrier
 * synchronization", Int. J. of Parallel Programming 17(1), 1988.
 * N: number of threads. PHASES: how often they meet.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif
#ifndef PHASES
#define PHASES 2
#endif

static atomic_int remaining = N;
static atomic_int sense;
static int phase[N];

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int mine = 0;

	for (int p = 1; p <= PHASES; p++) {
		phase[me] = p;
		mine = !mine;
		if (atomic_fetch_sub(&remaining, 1) == 1) {
			atomic_store(&remaining, N);
			atomic_store(&sense, mine);
		} else {
			while (atomic_load(&sense) != mine)
				;
		}
		int seen = phase[(me + 1) % N];
		assert(seen == p || seen == p + 1);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

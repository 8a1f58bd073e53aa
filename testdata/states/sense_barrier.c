/*
 * The sense-reversing barrier, used for ever.
 * J. M. Mellor-Crummey, M. L. Scott, "Algorithms for scalable synchronization
 * on shared-memory multiprocessors", ACM TOCS 9(1), 1991.
 * No thread is more than one phase ahead of another.
 * N: number of threads.
 * NO_SENSE: threads wait until the count is full again, which a fast thread
 * changes before a slow one looks.
 * Expected: safe; NO_SENSE hangs.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static atomic_int left = N;
static atomic_int sense;
static atomic_int phase[N];

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int mine = 0;

	REPEAT {
		mine = !mine;
		STORE(phase[me], mine);
		if (atomic_fetch_sub(&left, 1) == 1) {
			for (int k = 0; k < N; k++)
				assert(LOAD(phase[k]) == mine);
			STORE(left, N);
			STORE(sense, mine);
		} else {
#ifdef NO_SENSE
			while (LOAD(left) != N)
				;
#else
			while (LOAD(sense) != mine)
				;
#endif
		}
	}
	return NULL;
}

int main(void)
{
	run_numbered(N, run);
	return 0;
}

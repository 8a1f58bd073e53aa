/*
 * Dekker's lock for two threads, used for ever.
 * E. W. Dijkstra, "Cooperating sequential processes", EWD 123, 1965.
 * RELAXED, TSO, PSO: see states.h.
 * NO_TURN: Dijkstra's fourth attempt, without the turn: each gives way when it sees
 * the other, and both may do so for ever.
 * Expected: safe; NO_TURN has a livelock.
 */
#include "states.h"

static atomic_int wants[2];
static atomic_int turn;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	REPEAT {
		STORE(wants[me], 1);
		TSO_FENCE();
		while (LOAD(wants[other])) {
#ifdef NO_TURN
			STORE(wants[me], 0);
			STORE(wants[me], 1);
			TSO_FENCE();
#else
			if (LOAD(turn) == other) {
				STORE(wants[me], 0);
				while (LOAD(turn) == other)
					;
				STORE(wants[me], 1);
				TSO_FENCE();
			}
#endif
		}
		enter_alone();
		leave_alone();
		PSO_FENCE();
		STORE(turn, other);
		PSO_FENCE();
		STORE(wants[me], 0);
	}
	return NULL;
}

int main(void)
{
	run_numbered(2, run);
	return 0;
}

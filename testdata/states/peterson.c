/*
 * Peterson's lock for two threads, used for ever.
 * G. L. Peterson, "Myths about the mutual exclusion problem", IPL 12(3), 1981.
 * RELAXED, TSO, PSO: see states.h.
 * TURN_FIRST: the turn is given away before the wish is shown.
 * NO_TURN: wishes alone; both threads may wait for each other.
 * Expected: safe; TURN_FIRST violates the assertion, NO_TURN hangs.
 */
#include "states.h"

static atomic_int wants[2];
static atomic_int turn;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int other = 1 - me;

	REPEAT {
#ifdef TURN_FIRST
		STORE(turn, other);
		PSO_FENCE();
		STORE(wants[me], 1);
#else
		STORE(wants[me], 1);
		PSO_FENCE();
		STORE(turn, other);
#endif
		TSO_FENCE();
#ifdef NO_TURN
		while (LOAD(wants[other]))
			;
#else
		while (LOAD(wants[other]) && LOAD(turn) == other)
			;
#endif
		enter_alone();
		leave_alone();
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

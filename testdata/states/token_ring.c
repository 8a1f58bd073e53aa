/*
 * A token goes round for ever: who has it is alone.
 * N: number of threads.
 * LOST: the last thread passes it to nobody.
 * Expected: safe; LOST hangs.
 */
#include "states.h"

#ifndef N
#define N 3
#endif

static atomic_int token;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	REPEAT {
		while (LOAD(token) != me)
			;
		enter_alone();
		leave_alone();
#ifdef LOST
		STORE(token, me + 1);
#else
		STORE(token, (me + 1) % N);
#endif
	}
	return NULL;
}

int main(void)
{
	run_numbered(N, run);
	return 0;
}

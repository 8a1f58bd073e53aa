/*
 * The black-white bakery, used for ever: tickets have the colour of a shared bit,
 * and no number above N is ever drawn.
 * G. Taubenfeld, "The black-white bakery algorithm and related bounded-space,
 * adaptive, local-spinning and FIFO algorithms", DISC 2004.
 * N: number of threads.
 * ONE_COLOUR: the shared bit is never turned over: numbers grow as in the bakery.
 * Expected: safe; ONE_COLOUR has no end.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static atomic_int choosing[N];
static atomic_int number[N];
static atomic_int colour[N];
static atomic_int shared_colour;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	REPEAT {
		int max = 0;

		STORE(choosing[me], 1);
		int mine = LOAD(shared_colour);
		STORE(colour[me], mine);
		for (int k = 0; k < N; k++) {
			if (k == me || LOAD(colour[k]) != mine)
				continue;
			int n = LOAD(number[k]);
			if (n > max)
				max = n;
		}
		int ticket = max + 1;
		STORE(number[me], ticket);
		STORE(choosing[me], 0);
		for (int k = 0; k < N; k++) {
			if (k == me)
				continue;
			while (LOAD(choosing[k]))
				;
			if (LOAD(colour[k]) == mine) {
				for (;;) {
					int n = LOAD(number[k]);
					if (n == 0 || n > ticket || (n == ticket && k >= me))
						break;
					if (LOAD(colour[k]) != mine)
						break;
				}
			} else {
				while (LOAD(number[k]) != 0 && mine == LOAD(shared_colour) &&
				       LOAD(colour[k]) != mine)
					;
			}
		}
		enter_alone();
		leave_alone();
#ifndef ONE_COLOUR
		STORE(shared_colour, 1 - mine);
#endif
		STORE(number[me], 0);
	}
	return NULL;
}

int main(void)
{
	run_numbered(N, run);
	return 0;
}

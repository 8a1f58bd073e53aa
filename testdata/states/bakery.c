/*
 * Lamport's bakery, used for ever.
 * L. Lamport, "A new solution of Dijkstra's concurrent programming problem",
 * CACM 17(8), 1974.
 * N: number of threads. Tickets grow without bound as long as some thread is inside.
 * LIMIT: no ticket is above LIMIT: a thread that would draw one waits until the
 * highest ticket is given back, and draws again. REDRAW: it does not wait, and who
 * waits for it to have chosen may always look while it draws.
 * WRAP: tickets are taken modulo WRAP, where 0 means none: a thread with a small
 * new ticket overtakes one with a large old one, and one with 0 is not seen at all.
 * Expected: no end; safe with LIMIT, a livelock with REDRAW as well; WRAP violates the
 * assertion.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static atomic_int choosing[N];
static atomic_int number[N];

static int before(int a, int i, int b, int j)
{
	return a < b || (a == b && i < j);
}

/* Draws a ticket, or 0 if the highest one is out; holder is whose it is then. */
static int draw(int me, int *holder)
{
	int max = 0;

	STORE(choosing[me], 1);
	for (int k = 0; k < N; k++) {
		int n = LOAD(number[k]);
		if (n > max) {
			max = n;
			*holder = k;
		}
	}
#ifdef WRAP
	int mine = (max + 1) % WRAP;
#else
	int mine = max + 1;
#endif
#ifdef LIMIT
	if (mine > LIMIT)
		mine = 0;
#endif
	STORE(number[me], mine);
	STORE(choosing[me], 0);
	return mine;
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;
	int holder = me;
	int mine, n;

	REPEAT {
		mine = draw(me, &holder);
#ifdef LIMIT
		while (mine == 0) {
#ifndef REDRAW
			while (LOAD(number[holder]) == LIMIT)
				;
#endif
			mine = draw(me, &holder);
		}
#endif
		for (int k = 0; k < N; k++) {
			if (k == me)
				continue;
			while (LOAD(choosing[k]))
				;
			do {
				n = LOAD(number[k]);
			} while (n != 0 && before(n, k, mine, me));
		}
		enter_alone();
		leave_alone();
		STORE(number[me], 0);
	}
	return NULL;
}

int main(void)
{
	run_numbered(N, run);
	return 0;
}

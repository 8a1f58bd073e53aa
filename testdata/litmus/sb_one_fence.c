/*
 * SB with a full fence in one thread: the other one still reads early.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	FENCE();
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

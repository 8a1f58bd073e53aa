/*
 * SB with a fence, and a load that is not forwarded behind it.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2, r3, r4;

THREAD(first)
{
	STORE(x, 1);
	FENCE();
	r1 = LOAD(x);
	r2 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	FENCE();
	r3 = LOAD(y);
	r4 = LOAD(x);
	return NULL;
}

MAIN(first, second)

/*
 * Load buffering (LB): stores do not overtake loads.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	r1 = LOAD(x);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	r2 = LOAD(y);
	STORE(x, 1);
	return NULL;
}

MAIN(first, second)

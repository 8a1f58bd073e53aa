/*
 * RWC with a full fence between store and load.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2, r3;

THREAD(first)
{
	STORE(x, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(x);
	r2 = LOAD(y);
	return NULL;
}

THREAD(third)
{
	STORE(y, 1);
	FENCE();
	r3 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

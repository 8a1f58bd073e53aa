/*
 * R with a full fence before the load: only PSO lets the stores of the first
 * thread overtake each other.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1;

THREAD(first)
{
	STORE(x, 1);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	STORE(y, 2);
	FENCE();
	r1 = LOAD(x);
	return NULL;
}

MAIN(first, second)

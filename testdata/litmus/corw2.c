/*
 * CoRW2: nor does it read from a store that comes after one behind it.
 */
#include "litmus.h"

static atomic_int x;
static int r1;

THREAD(first)
{
	r1 = LOAD(x);
	STORE(x, 1);
	return NULL;
}

THREAD(second)
{
	STORE(x, 2);
	return NULL;
}

MAIN(first, second)

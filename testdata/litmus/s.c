/*
 * S: stores in order, and a store behind a load.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1;

THREAD(first)
{
	STORE(x, 2);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(y);
	STORE(x, 1);
	return NULL;
}

MAIN(first, second)

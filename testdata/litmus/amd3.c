/*
 * Two stores to one variable ahead of the load of the other one.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	STORE(x, 2);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	STORE(y, 2);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

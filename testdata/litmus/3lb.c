/*
 * LB in a circle of three threads (3.LB).
 */
#include "litmus.h"

static atomic_int x, y, z;
static int r1, r2, r3;

THREAD(first)
{
	r1 = LOAD(x);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	r2 = LOAD(y);
	STORE(z, 1);
	return NULL;
}

THREAD(third)
{
	r3 = LOAD(z);
	STORE(x, 1);
	return NULL;
}

MAIN(first, second, third)

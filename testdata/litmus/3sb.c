/*
 * SB in a circle of three threads (3.SB, the diy test podwr001).
 */
#include "litmus.h"

static atomic_int x, y, z;
static int r1, r2, r3;

THREAD(first)
{
	STORE(x, 1);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	r2 = LOAD(z);
	return NULL;
}

THREAD(third)
{
	STORE(z, 1);
	r3 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

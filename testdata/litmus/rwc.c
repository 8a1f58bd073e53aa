/*
 * RWC: read-to-write causality; the last thread reads early.
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
	r3 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

/*
 * IRIW: two readers see two independent stores in the same order.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2, r3, r4;

THREAD(first)
{
	STORE(x, 1);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	return NULL;
}

THREAD(third)
{
	r1 = LOAD(x);
	r2 = LOAD(y);
	return NULL;
}

THREAD(fourth)
{
	r3 = LOAD(y);
	r4 = LOAD(x);
	return NULL;
}

MAIN(first, second, third, fourth)

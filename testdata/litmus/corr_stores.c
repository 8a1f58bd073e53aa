/*
 * Two threads see the stores of two others in one order.
 */
#include "litmus.h"

static atomic_int x;
static int r1, r2, r3, r4;

THREAD(first)
{
	STORE(x, 1);
	return NULL;
}

THREAD(second)
{
	STORE(x, 2);
	return NULL;
}

THREAD(third)
{
	r1 = LOAD(x);
	r2 = LOAD(x);
	return NULL;
}

THREAD(fourth)
{
	r3 = LOAD(x);
	r4 = LOAD(x);
	return NULL;
}

MAIN(first, second, third, fourth)

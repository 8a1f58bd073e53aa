/*
 * The stores of two threads to one variable are in one order for both.
 */
#include "litmus.h"

static atomic_int x;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	r1 = LOAD(x);
	return NULL;
}

THREAD(second)
{
	STORE(x, 2);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

/*
 * R: stores in order, a store against a store and a load early.
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
	r1 = LOAD(x);
	return NULL;
}

MAIN(first, second)

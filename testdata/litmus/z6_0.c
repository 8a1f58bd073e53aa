/*
 * Z6.0: a message, a store against a store, and a load early.
 */
#include "litmus.h"

static atomic_int x, y, z;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(y);
	STORE(z, 1);
	return NULL;
}

THREAD(third)
{
	STORE(z, 2);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

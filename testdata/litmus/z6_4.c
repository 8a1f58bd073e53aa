/*
 * Z6.4: a store against a store, and two loads early.
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
	STORE(y, 2);
	r1 = LOAD(z);
	return NULL;
}

THREAD(third)
{
	STORE(z, 1);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

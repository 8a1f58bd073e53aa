/*
 * W+RWC: RWC behind a message.
 */
#include "litmus.h"

static atomic_int x, y, z;
static int r1, r2, r3;

THREAD(first)
{
	STORE(x, 1);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(y);
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

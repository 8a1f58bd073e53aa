/*
 * ISA2: a message through a third thread.
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
	STORE(z, 1);
	return NULL;
}

THREAD(third)
{
	r2 = LOAD(z);
	r3 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

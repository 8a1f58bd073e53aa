/*
 * WWC: write-to-write causality.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 2);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(x);
	STORE(y, 1);
	return NULL;
}

THREAD(third)
{
	r2 = LOAD(y);
	STORE(x, 1);
	return NULL;
}

MAIN(first, second, third)

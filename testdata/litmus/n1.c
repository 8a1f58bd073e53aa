/*
 * The first thread reads before its store to x overtakes that of another one.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2, r3;

THREAD(first)
{
	STORE(x, 2);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	STORE(x, 1);
	return NULL;
}

THREAD(third)
{
	r2 = LOAD(x);
	r3 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

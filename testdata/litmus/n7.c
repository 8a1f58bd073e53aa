/*
 * A forwarded load shows that the load behind it is early, too.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2, r3, r4;

THREAD(first)
{
	STORE(x, 1);
	r1 = LOAD(x);
	r2 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	return NULL;
}

THREAD(third)
{
	r3 = LOAD(y);
	r4 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

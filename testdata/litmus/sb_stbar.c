/*
 * SB with store-store fences, which do not order a store and a load.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	STBAR();
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	STBAR();
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

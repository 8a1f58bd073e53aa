/*
 * R with a store-store fence and a full fence.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1;

THREAD(first)
{
	STORE(x, 1);
	STBAR();
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	STORE(y, 2);
	FENCE();
	r1 = LOAD(x);
	return NULL;
}

MAIN(first, second)

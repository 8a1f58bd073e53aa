/*
 * S with a store-store fence.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1;

THREAD(first)
{
	STORE(x, 2);
	STBAR();
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(y);
	STORE(x, 1);
	return NULL;
}

MAIN(first, second)

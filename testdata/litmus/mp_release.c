/*
 * MP with a release store and an acquire load.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	STORE_RELEASE(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD_ACQUIRE(y);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

/*
 * MP with a release store of the data: it orders what is before it only.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE_RELEASE(x, 1);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(y);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

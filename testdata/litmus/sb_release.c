/*
 * SB with release stores and acquire loads, which are plain ones on x86.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE_RELEASE(x, 1);
	r1 = LOAD_ACQUIRE(y);
	return NULL;
}

THREAD(second)
{
	STORE_RELEASE(y, 1);
	r2 = LOAD_ACQUIRE(x);
	return NULL;
}

MAIN(first, second)

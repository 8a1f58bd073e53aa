/*
 * SB, store buffering: both threads miss the other's store.
 * FENCE: between store and load; ONE_FENCE: in the first thread only.
 */
#include "rc11.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	store(x, 1);
	fence();
	r1 = load(y);
	return NULL;
}

THREAD(second)
{
	store(y, 1);
#ifndef ONE_FENCE
	fence();
#endif
	r2 = load(x);
	return NULL;
}

MAIN(first, second)

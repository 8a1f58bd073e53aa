/*
 * Store buffering (SB): each thread may read before its store has left
 * the buffer.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

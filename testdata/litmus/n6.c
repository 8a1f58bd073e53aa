/*
 * A thread reads its own store from the buffer before other stores to the
 * same variable reach memory ahead of it.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	r1 = LOAD(x);
	r2 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 2);
	STORE(x, 2);
	return NULL;
}

MAIN(first, second)

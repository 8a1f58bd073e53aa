/*
 * MP where the writer reads the flag from its buffer first.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2, r3;

THREAD(first)
{
	STORE(x, 1);
	STORE(y, 1);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	r2 = LOAD(y);
	r3 = LOAD(x);
	return NULL;
}

MAIN(first, second)

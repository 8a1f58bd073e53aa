/*
 * CoRW1: a load does not read from a store behind it.
 */
#include "litmus.h"

static atomic_int x;
static int r1;

THREAD(first)
{
	r1 = LOAD(x);
	STORE(x, 1);
	return NULL;
}

MAIN(first)

/*
 * CoRR: two loads of a variable see its stores in order.
 */
#include "litmus.h"

static atomic_int x;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(x);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

/*
 * Loads do not read from stores behind them (n4b; lb to one variable).
 */
#include "litmus.h"

static atomic_int x;
static int r1, r2;

THREAD(first)
{
	r1 = LOAD(x);
	STORE(x, 1);
	return NULL;
}

THREAD(second)
{
	r2 = LOAD(x);
	STORE(x, 2);
	return NULL;
}

MAIN(first, second)

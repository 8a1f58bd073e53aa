/*
 * SB with locked exchanges for stores (iwp2.8.a of Intel's paper).
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	EXCHANGE(x, 1);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	EXCHANGE(y, 1);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

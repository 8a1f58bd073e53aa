/*
 * SB where each thread reads its own store first, from its buffer (iwp2.4 of
 * Intel's paper, SB+rfi-pos).
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2, r3, r4;

THREAD(first)
{
	STORE(x, 1);
	r1 = LOAD(x);
	r2 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	r3 = LOAD(y);
	r4 = LOAD(x);
	return NULL;
}

MAIN(first, second)

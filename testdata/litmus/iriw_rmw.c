/*
 * IRIW with locked exchanges for stores (iwp2.8.a).
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2, r3, r4;

THREAD(first)
{
	EXCHANGE(x, 1);
	return NULL;
}

THREAD(second)
{
	EXCHANGE(y, 1);
	return NULL;
}

THREAD(third)
{
	r1 = LOAD(x);
	r2 = LOAD(y);
	return NULL;
}

THREAD(fourth)
{
	r3 = LOAD(y);
	r4 = LOAD(x);
	return NULL;
}

MAIN(first, second, third, fourth)

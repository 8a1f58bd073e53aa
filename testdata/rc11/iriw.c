/*
 * IRIW: two readers see two independent stores in opposite orders.
 * FIRST: order of the first load of each reader, LOAD of the second. FENCE:
 * between the loads.
 */
#include "rc11.h"

#ifndef FIRST
#define FIRST LOAD
#endif

static atomic_int x, y;
static int r1, r2, r3, r4;

THREAD(first)
{
	store(x, 1);
	return NULL;
}

THREAD(second)
{
	store(y, 1);
	return NULL;
}

THREAD(third)
{
	r1 = load_as(FIRST, x);
	fence();
	r2 = load(y);
	return NULL;
}

THREAD(fourth)
{
	r3 = load_as(FIRST, y);
	fence();
	r4 = load(x);
	return NULL;
}

MAIN(first, second, third, fourth)

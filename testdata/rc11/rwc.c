/*
 * RWC, read-to-write causality: who sees a store and misses another one, whose
 * thread misses the first.
 * FENCE: in the second and third thread.
 */
#include "rc11.h"

static atomic_int x, y;
static int r1, r2, r3;

THREAD(first)
{
	store(x, 1);
	return NULL;
}

THREAD(second)
{
	r1 = load(x);
	fence();
	r2 = load(y);
	return NULL;
}

THREAD(third)
{
	store(y, 1);
	fence();
	r3 = load(x);
	return NULL;
}

MAIN(first, second, third)

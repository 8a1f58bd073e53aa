/*
 * W+RWC: RWC behind a message, which STORE and LOAD pass; all other accesses
 * have the order OTHERS.
 * FENCE: in the second and third thread.
 */
#include "rc11.h"

#ifndef OTHERS
#define OTHERS relaxed
#endif

static atomic_int x, y, z;
static int r1, r2, r3;

THREAD(first)
{
	store_as(OTHERS, x, 1);
	store(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = load(y);
	fence();
	r2 = load_as(OTHERS, z);
	return NULL;
}

THREAD(third)
{
	store_as(OTHERS, z, 1);
	fence();
	r3 = load_as(OTHERS, x);
	return NULL;
}

MAIN(first, second, third)

/*
 * CoRW and CoWR: each thread stores between two loads of one variable.
 */
#include "rc11.h"

static atomic_int x;
static int r1, r2, r3, r4;

THREAD(first)
{
	r1 = load(x);
	store(x, 1);
	r2 = load(x);
	return NULL;
}

THREAD(second)
{
	r3 = load(x);
	store(x, 2);
	r4 = load(x);
	return NULL;
}

MAIN(first, second)

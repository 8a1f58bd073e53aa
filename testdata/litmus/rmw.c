/*
 * Two atomic additions do not lose each other.
 */
#include "litmus.h"

static atomic_int x;
static int r1, r2;

THREAD(first)
{
	r1 = ADD(x, 1);
	return NULL;
}

THREAD(second)
{
	r2 = ADD(x, 1);
	return NULL;
}

MAIN(first, second)

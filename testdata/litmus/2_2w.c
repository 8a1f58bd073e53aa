/*
 * 2+2W: two threads write the same two variables in opposite orders.
 */
#include "litmus.h"

static atomic_int x, y;

THREAD(first)
{
	STORE(x, 1);
	STORE(y, 2);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	STORE(x, 2);
	return NULL;
}

MAIN(first, second)

/*
 * 2+2W: two threads write two variables in opposite orders, and the first
 * store of each comes last.
 */
#include "rc11.h"

static atomic_int x, y;

THREAD(first)
{
	store(x, 1);
	fence();
	store(y, 2);
	return NULL;
}

THREAD(second)
{
	store(y, 1);
	fence();
	store(x, 2);
	return NULL;
}

MAIN(first, second)

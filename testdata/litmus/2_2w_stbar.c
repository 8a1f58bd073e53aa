/*
 * 2+2W with store-store fences.
 */
#include "litmus.h"

static atomic_int x, y;

THREAD(first)
{
	STORE(x, 1);
	STBAR();
	STORE(y, 2);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	STBAR();
	STORE(x, 2);
	return NULL;
}

MAIN(first, second)

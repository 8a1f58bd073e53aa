/*
 * An atomic addition and a store: the store is not lost between its halves.
 */
#include "litmus.h"

static atomic_int x;

THREAD(first)
{
	ADD(x, 1);
	return NULL;
}

THREAD(second)
{
	STORE(x, 2);
	return NULL;
}

MAIN(first, second)

/*
 * SB with a compare-exchange that fails between the store and the load: it
 * is a locked instruction all the same.
 */
#include "litmus.h"

static atomic_int x, y;
static atomic_int locked1, locked2;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	int expected1 = 1;
	atomic_compare_exchange_strong(&locked1, &expected1, 2);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	int expected2 = 1;
	atomic_compare_exchange_strong(&locked2, &expected2, 2);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

/*
 * MP with data that is written twice: stores to one variable stay in order
 * under PSO, too.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	STORE(x, 2);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(y);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

/*
 * MP with an exchange that sets the flag.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	EXCHANGE(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(y);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

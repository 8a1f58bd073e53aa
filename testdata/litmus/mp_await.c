/*
 * MP where the reader waits for the flag.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1;

THREAD(first)
{
	STORE(x, 1);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	while (!LOAD(y))
		;
	r1 = LOAD(x);
	return NULL;
}

MAIN(first, second)

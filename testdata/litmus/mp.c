/*
 * Message passing (MP), figure 11 of the paper on chronological traces:
 * whoever sees the flag sees the data, unless stores overtake each other.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
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

/*
 * CoWR, which is figure 5 of the paper on chronological traces: a thread does
 * not read a store that comes before its own.
 */
#include "litmus.h"

static atomic_int x;
static int r1;

THREAD(first)
{
	STORE(x, 1);
	r1 = LOAD(x);
	return NULL;
}

THREAD(second)
{
	STORE(x, 2);
	return NULL;
}

MAIN(first, second)

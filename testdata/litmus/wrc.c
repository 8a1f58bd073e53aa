/*
 * WRC: write-to-read causality is kept, as stores become visible to all
 * other threads at once.
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2, r3;

THREAD(first)
{
	STORE(x, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(x);
	STORE(y, 1);
	return NULL;
}

THREAD(third)
{
	r2 = LOAD(y);
	r3 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

/*
 * SB with a locked instruction on another variable between the store and
 * the load: it drains the buffer like a fence.
 */
#include "litmus.h"

static atomic_int x, y;
static atomic_int locked1, locked2;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
	ADD(locked1, 1);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	STORE(y, 1);
	ADD(locked2, 1);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

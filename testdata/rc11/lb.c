/*
 * LB, load buffering: both threads read what the other one writes later. RC11
 * forbids it whatever the orders: program order and reads-from have no cycle.
 */
#include "rc11.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	r1 = load(x);
	fence();
	store(y, 1);
	return NULL;
}

THREAD(second)
{
	r2 = load(y);
	fence();
	store(x, 1);
	return NULL;
}

MAIN(first, second)

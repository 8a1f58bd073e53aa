/*
 * CoWW: two stores of a thread to a variable are in order.
 */
#include "litmus.h"

static atomic_int x;

THREAD(first)
{
	STORE(x, 1);
	STORE(x, 2);
	return NULL;
}

MAIN(first)

/*
 * 2+2W in a circle of three threads (3.2W).
 */
#include "litmus.h"

static atomic_int x, y, z;

THREAD(first)
{
	STORE(x, 2);
	STORE(y, 1);
	return NULL;
}

THREAD(second)
{
	STORE(y, 2);
	STORE(z, 1);
	return NULL;
}

THREAD(third)
{
	STORE(z, 2);
	STORE(x, 1);
	return NULL;
}

MAIN(first, second, third)

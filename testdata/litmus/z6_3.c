/*
 * Z6.3: two stores that follow each other in two threads, and a message.
 */
#include "litmus.h"

static atomic_int x, y, z;
static int r1, r2;

THREAD(first)
{
	STORE(x, 1);
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
	r1 = LOAD(z);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second, third)

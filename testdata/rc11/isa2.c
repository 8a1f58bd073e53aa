/*
 * ISA2: a message is passed on by a thread that does not look at the data.
 */
#include "rc11.h"

static atomic_int x, y, z;
static int r1, r2, r3;

THREAD(first)
{
	store_as(relaxed, x, 1);
	store(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = load(y);
	store(z, 1);
	return NULL;
}

THREAD(third)
{
	r2 = load(z);
	r3 = load_as(relaxed, x);
	return NULL;
}

MAIN(first, second, third)

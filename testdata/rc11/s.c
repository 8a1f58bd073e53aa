/*
 * S: a store behind a load that sees a flag comes before the store that was
 * made before the flag.
 */
#include "rc11.h"

static atomic_int x, y;
static int r1;

THREAD(first)
{
	store_as(relaxed, x, 2);
	fence();
	store(y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = load(y);
	fence();
	store_as(relaxed, x, 1);
	return NULL;
}

MAIN(first, second)

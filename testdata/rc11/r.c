/*
 * R: the second store of a thread is overwritten by one behind which the
 * first is missed.
 */
#include "rc11.h"

static atomic_int x, y;
static int r1;

THREAD(first)
{
	store(x, 1);
	fence();
	store(y, 1);
	return NULL;
}

THREAD(second)
{
	store(y, 2);
	fence();
	r1 = load(x);
	return NULL;
}

MAIN(first, second)

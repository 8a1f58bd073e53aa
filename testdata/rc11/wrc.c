/*
 * WRC, write-to-read causality: a message is passed on. The data is relaxed,
 * each of the other accesses has the order STORE or LOAD.
 */
#include "rc11.h"

static atomic_int x, y;
static int r1, r2, r3;

THREAD(first)
{
	store(x, 1);
	return NULL;
}

THREAD(second)
{
	r1 = load(x);
	fence();
	store(y, 1);
	return NULL;
}

THREAD(third)
{
	r2 = load(y);
	fence();
	r3 = load_as(relaxed, x);
	return NULL;
}

MAIN(first, second, third)

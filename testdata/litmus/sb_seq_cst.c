/*
 * SB with sequentially consistent stores (XCHG, or MOV and MFENCE).
 */
#include "litmus.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
	atomic_store(&x, 1);
	r1 = LOAD(y);
	return NULL;
}

THREAD(second)
{
	atomic_store(&y, 1);
	r2 = LOAD(x);
	return NULL;
}

MAIN(first, second)

/*
 * SB in which one thread has seq_cst accesses and the other one relaxed ones
 * around a seq_cst fence: in RC11 a fence orders accesses with those of the
 * other thread that are seq_cst themselves. WEAK: the accesses of the first thread
 * acquire and release only.
 */
#include "rc11.h"

static atomic_int x, y;
static int r1, r2;

THREAD(first)
{
#ifdef WEAK
	store_as(release, x, 1);
	r1 = load_as(acquire, y);
#else
	store_as(seq_cst, x, 1);
	r1 = load_as(seq_cst, y);
#endif
	return NULL;
}

THREAD(second)
{
	store_as(relaxed, y, 1);
	fence_as(seq_cst);
	r2 = load_as(relaxed, x);
	return NULL;
}

MAIN(first, second)

/*
 * Z6.U: a seq_cst store is followed, through a release and an acquire, by
 * seq_cst accesses that do not see it. C11 forbade that, but compilers to Power
 * did not; RC11 allows it.
 * O. Lahav, V. Vafeiadis, J. Kang, C.-K. Hur, D. Dreyer, "Repairing sequential
 * consistency in C/C++11", PLDI 2017.
 * RELEASE: the order of the second store of the first thread.
 */
#include "rc11.h"

#ifndef RELEASE
#define RELEASE release
#endif

static atomic_int x, y;
static int r1, r2, r3;

THREAD(first)
{
	store_as(seq_cst, x, 1);
	store_as(RELEASE, y, 1);
	return NULL;
}

THREAD(second)
{
	r1 = add_as(seq_cst, y, 1);
	r2 = load_as(relaxed, y);
	return NULL;
}

THREAD(third)
{
	store_as(seq_cst, y, 3);
	r3 = load_as(seq_cst, x);
	return NULL;
}

MAIN(first, second, third)

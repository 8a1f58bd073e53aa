/*
 * SB with a read-modify-write between store and load: of one variable that
 * both threads share, or (OWN) of one of each thread. It is no fence, but two
 * of one variable synchronise if they acquire and release.
 * RMW: its order.
 */
#include "rc11.h"

#ifndef RMW
#define RMW relaxed
#endif

static atomic_int x, y;
#ifdef OWN
static atomic_int m, n;
#else
static atomic_int m;
#define n m
#endif
static int r1, r2;

THREAD(first)
{
	store(x, 1);
	add_as(RMW, m, 1);
	r1 = load(y);
	return NULL;
}

THREAD(second)
{
	store(y, 1);
	add_as(RMW, n, 1);
	r2 = load(x);
	return NULL;
}

MAIN(first, second)

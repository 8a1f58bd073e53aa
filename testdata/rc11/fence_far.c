/*
 * A fence acts on accesses that are not next to it: one release fence before
 * two relaxed stores, one acquire fence behind two relaxed loads. WRONG: the
 * acquire fence comes before the loads, where it does nothing.
 */
#include "rc11.h"

static atomic_int data, first, second;
static int r1, r2, r3;

THREAD(send)
{
	store_as(relaxed, data, 1);
	fence_as(release);
	store_as(relaxed, first, 1);
	store_as(relaxed, second, 1);
	return NULL;
}

THREAD(receive)
{
#ifdef WRONG
	fence_as(acquire);
#endif
	r1 = load_as(relaxed, second);
	r2 = load_as(relaxed, first);
#ifndef WRONG
	fence_as(acquire);
#endif
	r3 = load_as(relaxed, data);
	return NULL;
}

MAIN(send, receive)

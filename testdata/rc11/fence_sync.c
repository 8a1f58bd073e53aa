/*
 * Fences that synchronise: a release fence before a relaxed store with an
 * acquire fence behind a relaxed load. SEND and RECEIVE say how: 0 not at all,
 * 1 by the order of the access to the flag, 2 by a fence.
 */
#include "rc11.h"

#ifndef SEND
#define SEND 2
#endif
#ifndef RECEIVE
#define RECEIVE 2
#endif

static atomic_int data, flag;
static int r1, r2;

THREAD(send)
{
	store_as(relaxed, data, 1);
#if SEND == 1
	store_as(release, flag, 1);
#else
#if SEND == 2
	fence_as(release);
#endif
	store_as(relaxed, flag, 1);
#endif
	return NULL;
}

THREAD(receive)
{
#if RECEIVE == 1
	r1 = load_as(acquire, flag);
#else
	r1 = load_as(relaxed, flag);
#if RECEIVE == 2
	fence_as(acquire);
#endif
#endif
	r2 = load_as(relaxed, data);
	return NULL;
}

MAIN(send, receive)

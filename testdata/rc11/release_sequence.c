/*
 * A release sequence: the reader acquires what another thread made of the
 * releasing store, by a relaxed read-modify-write; or (PLAIN) by a relaxed
 * store, which is not part of the sequence; or (OWN) what the releasing thread
 * itself stored behind it, which was part of it in C11, and is not since C++20.
 */
#include "rc11.h"

static atomic_int data, flag;
static int r1, r2;

THREAD(send)
{
	store_as(relaxed, data, 1);
	store_as(release, flag, 1);
#ifdef OWN
	store_as(relaxed, flag, 2);
#endif
	return NULL;
}

THREAD(forward)
{
#ifdef PLAIN
	if (load_as(relaxed, flag) == 1)
		store_as(relaxed, flag, 2);
#elif !defined OWN
	add_as(relaxed, flag, 1);
#endif
	return NULL;
}

THREAD(receive)
{
	r1 = load_as(acquire, flag);
	r2 = load_as(relaxed, data);
	return NULL;
}

MAIN(send, forward, receive)

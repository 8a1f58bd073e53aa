/*
 * MP, message passing: the flag is seen, the data is not.
 * STORE, LOAD: orders of the flag; the data is relaxed. FENCE: between the
 * accesses of each thread.
 */
#include "rc11.h"

static atomic_int data, flag;
static int r1, r2;

THREAD(send)
{
	store_as(relaxed, data, 1);
	fence();
	store(flag, 1);
	return NULL;
}

THREAD(receive)
{
	r1 = load(flag);
	fence();
	r2 = load_as(relaxed, data);
	return NULL;
}

MAIN(send, receive)

/*
 * MP with data that is not atomic, read only if the flag is seen. With a
 * releasing store and an acquiring load of the flag there is no data race.
 * ITEMS: number of variables that are sent.
 */
#include "rc11.h"

#ifndef ITEMS
#define ITEMS 2
#endif

static int data[ITEMS];
static atomic_int flag;

THREAD(send)
{
	for (int i = 0; i < ITEMS; i++)
		data[i] = i + 1;
	store_as(release, flag, 1);
	return NULL;
}

THREAD(receive)
{
	if (load_as(acquire, flag))
		for (int i = 0; i < ITEMS; i++)
			assert(data[i] == i + 1);
	return NULL;
}

MAIN(send, receive)

/*
 * MP with memset for the data.
 */
#include "litmus.h"
#include <string.h>

static char data[16];
static atomic_int flag;
static int r1, r2;

THREAD(first)
{
	memset(data, 1, sizeof data);
	STORE(flag, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(flag);
	r2 = data[9];
	return NULL;
}

MAIN(first, second)

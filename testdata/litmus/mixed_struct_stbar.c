/*
 * MP with a struct copy for the data and a store-store fence.
 */
#include "litmus.h"

struct pair {
	long first, second;
};

static struct pair data;
static atomic_int flag;
static int r1, r2;

THREAD(first)
{
	data = (struct pair){1, 1};
	STBAR();
	STORE(flag, 1);
	return NULL;
}

THREAD(second)
{
	r1 = LOAD(flag);
	r2 = data.second;
	return NULL;
}

MAIN(first, second)

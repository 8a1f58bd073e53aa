/*
 * Independent reads of independent writes: may two threads see two stores
 * in opposite orders?
 */
#include "outcomes.h"

static atomic_int x, y;
static int r1, r2, r3, r4;

static void *first(void *arg)
{
	STORE(x, 1);
	return arg;
}

static void *second(void *arg)
{
	STORE(y, 1);
	return arg;
}

static void *third(void *arg)
{
	r1 = LOAD(x);
	r2 = LOAD(y);
	return arg;
}

static void *fourth(void *arg)
{
	r3 = LOAD(y);
	r4 = LOAD(x);
	return arg;
}

int main(void)
{
	together(4, (void *(*[])(void *)){first, second, third, fourth});
	assert(!(r1 == 1 && r2 == 0 && r3 == 1 && r4 == 0));
	return 0;
}

/*
 * Message passing: may a thread see the flag, and not the data that was
 * stored before it?
 */
#include "outcomes.h"

static atomic_int data, flag;
static int r1, r2;

static void *first(void *arg)
{
	STORE(data, 1);
	STORE(flag, 1);
	return arg;
}

static void *second(void *arg)
{
	r1 = LOAD(flag);
	r2 = LOAD(data);
	return arg;
}

int main(void)
{
	together(2, (void *(*[])(void *)){first, second});
	assert(!(r1 == 1 && r2 == 0));
	return 0;
}

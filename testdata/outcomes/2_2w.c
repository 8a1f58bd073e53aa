/*
 * Two threads that store to the same two variables (2+2W): may each
 * variable end with what was stored to it first by program order?
 */
#include "outcomes.h"

static atomic_int x, y;

static void *first(void *arg)
{
	STORE(x, 1);
	STORE(y, 2);
	return arg;
}

static void *second(void *arg)
{
	STORE(y, 1);
	STORE(x, 2);
	return arg;
}

int main(void)
{
	together(2, (void *(*[])(void *)){first, second});
	assert(!(x == 1 && y == 1));
	return 0;
}

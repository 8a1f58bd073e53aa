/*
 * Store buffering: may both threads miss the other's store?
 */
#include "outcomes.h"

static atomic_int x, y;
static int r1, r2;

static void *first(void *arg)
{
	STORE(x, 1);
	r1 = LOAD(y);
	return arg;
}

static void *second(void *arg)
{
	STORE(y, 1);
	r2 = LOAD(x);
	return arg;
}

int main(void)
{
	together(2, (void *(*[])(void *)){first, second});
	assert(!(r1 == 0 && r2 == 0));
	return 0;
}

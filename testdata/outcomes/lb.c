/*
 * Load buffering: may both threads read what the other stores only after
 * its own read?
 */
#include "outcomes.h"

static atomic_int x, y;
static int r1, r2;

static void *first(void *arg)
{
	r1 = LOAD(x);
	STORE(y, 1);
	return arg;
}

static void *second(void *arg)
{
	r2 = LOAD(y);
	STORE(x, 1);
	return arg;
}

int main(void)
{
	together(2, (void *(*[])(void *)){first, second});
	assert(!(r1 == 1 && r2 == 1));
	return 0;
}

/*
 * Coherence of reads (CoRR): may a thread that has read a new value read
 * the old one again?
 */
#include "outcomes.h"

static atomic_int x;
static int r1, r2;

static void *first(void *arg)
{
	STORE(x, 1);
	return arg;
}

static void *second(void *arg)
{
	r1 = LOAD(x);
	r2 = LOAD(x);
	return arg;
}

int main(void)
{
	together(2, (void *(*[])(void *)){first, second});
	assert(!(r1 == 1 && r2 == 0));
	return 0;
}

/*
 * A call through a pointer that holds the address of a function. The callee sets x
 * to 1, so that the assertion fails in the only execution.
 */
#include <assert.h>

static void set(int *x)
{
	*x = 1;
}

static void (*job)(int *) = set;

int main(void)
{
	int x = 0;
	job(&x);
	assert(x == 2);
}

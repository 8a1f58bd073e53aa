// want: reach: reach_error
// A return from main is a call of exit.
#include <assert.h>
#include <stdlib.h>

extern void reach_error(void);
int returning;

static void handler(void)
{
	assert(returning);
	reach_error();
}

int main(void)
{
	atexit(handler);
	returning = 1;
	return 0;
}

// want: abort
#include <assert.h>
#include <signal.h>
#include <stdlib.h>

static void never(void) { assert(0); }

/* By default most signals end the process at once. */
int main(void)
{
	atexit(never);
	signal(SIGINT, SIG_IGN);
	raise(SIGINT);
	raise(SIGTERM);
	assert(0);
}

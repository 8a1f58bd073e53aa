// want: unsupported: siglongjmp of a thread that has blocked signals, or from a handler
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf back;
static void handler(int s) { siglongjmp(back, s); }

int main(void)
{
	signal(SIGUSR1, handler);
	if (sigsetjmp(back, 1) == 0)
		raise(SIGUSR1);
	return 0;
}

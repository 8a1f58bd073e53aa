// want: unsupported: siglongjmp of a thread that has blocked signals, or from a handler
#include <setjmp.h>
#include <signal.h>

/* What siglongjmp is with _FORTIFY_SOURCE. */
extern void __longjmp_chk(sigjmp_buf, int) __attribute__((noreturn));

static sigjmp_buf back;
static void handler(int s) { __longjmp_chk(back, s); }

int main(void)
{
	signal(SIGUSR1, handler);
	if (sigsetjmp(back, 1) == 0)
		raise(SIGUSR1);
	return 0;
}

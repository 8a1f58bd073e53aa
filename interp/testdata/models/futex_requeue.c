// want: unsupported: a futex operation other than FUTEX_WAIT and FUTEX_WAKE
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

int from, to;

int main(void)
{
	syscall(SYS_futex, &from, FUTEX_CMP_REQUEUE, 1, 1, &to, 0);
	return 0;
}

// want: unsupported: a system call by its number, but for futex, gettid and membarrier
#include <sys/syscall.h>
#include <unistd.h>

int main(void)
{
	return syscall(SYS_getcpu, NULL, NULL, NULL) != 0;
}

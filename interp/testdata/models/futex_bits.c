// want: unsupported: FUTEX_WAIT_BITSET and FUTEX_WAKE_BITSET of some bits
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

int word;

int main(void)
{
	syscall(SYS_futex, &word, FUTEX_WAKE_BITSET, 1, NULL, NULL, 3);
	return 0;
}

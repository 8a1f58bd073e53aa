// want: unsupported: munmap of anything but a whole mapping
#include <sys/mman.h>

int main(void)
{
	char *p = mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	return munmap(p, 4096);
}

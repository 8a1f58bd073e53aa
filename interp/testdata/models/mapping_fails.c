// want: ok; assertion: p != MAP_FAILED
// env: malloc-fails
#include <assert.h>
#include <sys/mman.h>

int mishaps = 1 << 2; /* ALLOCATION_FAILS */

int main(void)
{
	char *p = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	assert(p != MAP_FAILED);
	return 0;
}

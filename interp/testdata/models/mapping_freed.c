// want: memory: free of heap#1, which mmap returned
// Only interpreted: the host does not see the error.
#include <stdlib.h>
#include <sys/mman.h>

int main(void)
{
	char *p = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	free(p);
	return 0;
}

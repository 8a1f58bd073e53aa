// want: ok
// Mappings of memory without a file.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <stdint.h>
#include <sys/mman.h>

int main(void)
{
	char *p = mmap(0, 5000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	assert(p != MAP_FAILED && (uintptr_t)p % 4096 == 0);
	assert(p[0] == 0 && p[8191] == 0);
	p[4999] = 1;
	int *q = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	assert(q != MAP_FAILED && q[1023] == 0 && p[4999] == 1);
	assert(mprotect(q, 4096, PROT_READ | PROT_WRITE) == 0 && madvise(q, 4096, MADV_RANDOM) == 0);
	assert(munmap(p, 5000) == 0 && munmap(q, 4096) == 0);
	assert(mmap(0, 0, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL);
	assert(munmap((char *)p + 1, 4096) == -1 && errno == EINVAL);
	return 0;
}

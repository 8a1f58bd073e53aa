// want: unsupported: munmap of anything but a whole mapping
// Two threads unmap the same memory: what the second one does to memory that came there in between is not known.
#include <pthread.h>
#include <sys/mman.h>

static void *p;

static void *unmap(void *arg)
{
	munmap(p, 4096);
	return 0;
}

int main(void)
{
	p = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	pthread_t t;
	pthread_create(&t, 0, unmap, 0);
	pthread_join(t, 0);
	munmap(p, 4096);
	return 0;
}

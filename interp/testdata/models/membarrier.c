// want: ok; assertion: !seen[0] || seen[1]
// What the system call membarrier returns, and that it is a step. The process has to register before it may ask for the expedited one.
#include <assert.h>
#include <errno.h>
#include <linux/membarrier.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

int x, y, seen[2];

static int membarrier(int command, unsigned flags) { return (int)syscall(SYS_membarrier, command, flags, 0); }

static void *other(void *arg)
{
	y = 1;
	seen[0] = x;
	return arg;
}

int main(void)
{
	pthread_t t;
	int all = MEMBARRIER_CMD_GLOBAL | MEMBARRIER_CMD_PRIVATE_EXPEDITED | MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED;
	assert((membarrier(MEMBARRIER_CMD_QUERY, 0) & all) == all);
	errno = 0;
	assert(membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == -1 && errno == EPERM);
	assert(membarrier(MEMBARRIER_CMD_GLOBAL, 1) == -1 && errno == EINVAL);
	assert(membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0);
	pthread_create(&t, 0, other, 0);
	x = 1;
	assert(membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == 0);
	assert(membarrier(MEMBARRIER_CMD_GLOBAL, 0) == 0);
	seen[1] = y;
	pthread_join(t, 0);
	assert(seen[0] || seen[1]);
	assert(!seen[0] || seen[1]);
	return 0;
}

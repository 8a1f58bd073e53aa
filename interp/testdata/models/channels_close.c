// want: deadlock
// A reader waits until the last end for writing is closed, or somebody counts; one of two who wait for that waits for ever.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int p[2], e;
static int x;

static void *other(void *arg)
{
	uint64_t n;
	x = 1;
	assert(close(p[1]) == 0);
	if (read(e, &n, 8) == 8 && n == 2)
		close(p[0]);
	return arg;
}

int main(void)
{
	pthread_t t;
	uint64_t n;
	char c;
	e = eventfd(0, 0);
	assert(pipe(p) == 0);
	pthread_create(&t, 0, other, 0);
	assert(read(p[0], &c, 1) == 0 && x == 1);
	eventfd_write(e, 2);
	if (read(e, &n, 8) == 8)
		assert(n == 2);
	pthread_join(t, 0);
	return 0;
}

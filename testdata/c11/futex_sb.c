/*
 * Store buffering, with a wake-up of a futex that nobody waits for between store and load: a system call on a futex is a full fence, which forbids that
 * both threads read 0. Written for gomc. WITHOUT: without the system calls, which are what forbids it.
 */
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int x, y;
static int futexes[2], seen[2];

static void wake_nobody(int *futex)
{
#ifndef WITHOUT
	syscall(SYS_futex, futex, FUTEX_WAKE, 1);
#else
	(void)futex;
#endif
}

static void *left(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	wake_nobody(&futexes[0]);
	seen[0] = atomic_load_explicit(&y, memory_order_relaxed);
	return arg;
}

static void *right(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	wake_nobody(&futexes[1]);
	seen[1] = atomic_load_explicit(&x, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t thread[2];
	pthread_create(&thread[0], NULL, left, NULL);
	pthread_create(&thread[1], NULL, right, NULL);
	pthread_join(thread[0], NULL);
	pthread_join(thread[1], NULL);
	assert(seen[0] || seen[1]);
	return 0;
}

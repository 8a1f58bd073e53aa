/*
 * A semaphore that waits in the kernel: a counter, and how many threads may be waiting for it, so that a post without waiters needs no system call. Written for
 * gomc; the method is common.
 *
 * LATE: a thread looks at the counter, and then says that it waits, and waits for as long as the counter is what it has seen. Who posts between its last attempt and that look
 * sees no waiter, and the kernel is told to wait while the counter is 1: the thread sleeps although it could go on.
 * RELAXED: the post adds to the counter, and looks for waiters, without any order: under rc11 it may miss a waiter that has missed the post. Under ra, where nothing is sequentially
 * consistent, that happens in any case.
 *
 * One thread posts N times, which N others wait for, each once.
 */
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef N
#define N 1
#endif

#ifdef RELAXED
#define ORDER memory_order_relaxed
#else
#define ORDER memory_order_seq_cst
#endif

struct semaphore {
	atomic_int count, waiters;
};

static int try_take(struct semaphore *s)
{
	int count = atomic_load(&s->count);
	return count > 0 && atomic_compare_exchange_strong(&s->count, &count, count - 1);
}

static void take(struct semaphore *s)
{
#ifdef LATE
	while (!try_take(s)) {
		int seen = atomic_load(&s->count);
		atomic_fetch_add(&s->waiters, 1);
		syscall(SYS_futex, &s->count, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
		atomic_fetch_sub(&s->waiters, 1);
	}
#else
	if (try_take(s))
		return;
	atomic_fetch_add_explicit(&s->waiters, 1, ORDER);
	while (!try_take(s))
		syscall(SYS_futex, &s->count, FUTEX_WAIT_BITSET_PRIVATE, 0, NULL, NULL, FUTEX_BITSET_MATCH_ANY);
	atomic_fetch_sub(&s->waiters, 1);
#endif
}

static void post(struct semaphore *s)
{
	atomic_fetch_add_explicit(&s->count, 1, ORDER);
	if (atomic_load_explicit(&s->waiters, ORDER) > 0)
		syscall(SYS_futex, &s->count, FUTEX_WAKE_BITSET_PRIVATE, 1, NULL, NULL, FUTEX_BITSET_MATCH_ANY);
}

static struct semaphore semaphore;
static atomic_int taken;

static void *wait_once(void *arg)
{
	take(&semaphore);
	taken++;
	return arg;
}

static void *post_all(void *arg)
{
	for (int i = 0; i < N; i++)
		post(&semaphore);
	return arg;
}

int main(void)
{
	pthread_t thread[N + 1];
	for (int i = 0; i < N; i++)
		pthread_create(&thread[i], NULL, wait_once, NULL);
	pthread_create(&thread[N], NULL, post_all, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(thread[i], NULL);
	assert(taken == N && semaphore.count == 0);
	return 0;
}

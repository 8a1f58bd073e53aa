/*
 * A lock that its owner takes without a fence: who comes seldom makes all threads pass one, by the system call membarrier. It is Dekker's handshake, with
 * one attempt each. Under TSO it does without a fence on the owner's side only because of the system call. Written for gomc.
 *
 * HASTY: the one who comes seldom looks before it shows its flag. LATE: nobody asks for the system call before all is over.
 */
#include <assert.h>
#include <linux/membarrier.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int owner, guest, inside;

static void enter(void)
{
	assert(atomic_fetch_add(&inside, 1) == 0);
	atomic_fetch_sub(&inside, 1);
}

static void *often(void *arg)
{
	atomic_store_explicit(&owner, 1, memory_order_relaxed);
	atomic_signal_fence(memory_order_seq_cst);
	if (!atomic_load_explicit(&guest, memory_order_acquire))
		enter();
	atomic_store_explicit(&owner, 0, memory_order_release);
	return arg;
}

static void *seldom(void *arg)
{
#ifdef HASTY
	int free = !atomic_load_explicit(&owner, memory_order_acquire);
#endif
	atomic_store_explicit(&guest, 1, memory_order_relaxed);
#ifndef LATE
	if (syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0))
		return arg;
#endif
#ifndef HASTY
	int free = !atomic_load_explicit(&owner, memory_order_acquire);
#endif
	if (free)
		enter();
	atomic_store_explicit(&guest, 0, memory_order_release);
	return arg;
}

int main(void)
{
	pthread_t thread[2];
	if (syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0))
		return 1;
	pthread_create(&thread[0], NULL, often, NULL);
#ifdef LATE
	pthread_join(thread[0], NULL);
	pthread_create(&thread[1], NULL, seldom, NULL);
#else
	pthread_create(&thread[1], NULL, seldom, NULL);
	pthread_join(thread[0], NULL);
#endif
	pthread_join(thread[1], NULL);
#ifdef LATE
	return (int)syscall(SYS_membarrier, MEMBARRIER_CMD_GLOBAL, 0, 0);
#else
	return 0;
#endif
}

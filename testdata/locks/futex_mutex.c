/*
 * Mutexes that wait in the kernel, after U. Drepper, "Futexes Are Tricky" (2011): his second, and with SWAP his third. The word is 0 if the mutex is free, 1 if
 * it is taken, and 2 if besides somebody may wait for it. Written for gomc from the text of the algorithm.
 *
 * FORGETS: whoever was woken takes the mutex with 1, although others may wait still: with three threads a wake-up gets lost, and a thread sleeps for ever.
 * UNCHECKED: a thread waits whatever it is that the word holds: 1 is not what the unlocking thread looks for, so that nobody wakes it.
 *
 * Each of N threads adds 1 to a sum that the mutex protects.
 */
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef N
#define N 2
#endif

enum { FREE, TAKEN, AWAITED };

struct mutex {
	atomic_int word;
};

static void sleep_while(struct mutex *m, int value)
{
	syscall(SYS_futex, &m->word, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

/* Returns what the word was. */
static int replace(struct mutex *m, int old, int fresh)
{
	atomic_compare_exchange_strong(&m->word, &old, fresh);
	return old;
}

static void lock(struct mutex *m)
{
	int was = replace(m, FREE, TAKEN);
#if defined SWAP
	if (was != FREE && was != AWAITED)
		was = atomic_exchange(&m->word, AWAITED);
	while (was != FREE) {
		sleep_while(m, AWAITED);
		was = atomic_exchange(&m->word, AWAITED);
	}
#elif defined FORGETS
	while (was != FREE) {
		if (was == AWAITED || replace(m, TAKEN, AWAITED) != FREE)
			sleep_while(m, AWAITED);
		was = replace(m, FREE, TAKEN);
	}
#elif defined UNCHECKED
	while (was != FREE) {
		sleep_while(m, was);
		was = replace(m, FREE, AWAITED);
	}
#else
	while (was != FREE) {
		if (was == AWAITED || replace(m, TAKEN, AWAITED) != FREE)
			sleep_while(m, AWAITED);
		was = replace(m, FREE, AWAITED);
	}
#endif
}

static void unlock(struct mutex *m)
{
	if (atomic_fetch_sub(&m->word, 1) != TAKEN) {
		atomic_store(&m->word, FREE);
		syscall(SYS_futex, &m->word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
	}
}

static struct mutex mutex;
static int sum;

static void *add(void *arg)
{
	lock(&mutex);
	sum++;
	unlock(&mutex);
	return arg;
}

int main(void)
{
	pthread_t thread[N];
	for (int i = 0; i < N; i++)
		pthread_create(&thread[i], NULL, add, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(thread[i], NULL);
	assert(sum == N);
	return 0;
}

/*
 * The reader-writer spin lock that Linux had on x86: one counter, from which a
 * reader takes 1 and a writer all; whoever finds too little left puts back what
 * it took. Each thread tries to read under the lock, then to write under it, and
 * leaves out what it does not get the lock for.
 * Linux for x86 until version 3.15; as a benchmark in B. Norris, B. Demsky,
 * "CDSChecker: checking concurrent data structures written with C/C++ atomics",
 * OOPSLA 2013.
 * U: number of threads less one.
 * Expected: safe; (4 (U+1))! / (4!)^(U+1) executions: each thread has four
 * operations on the counter, whether it gets the lock or not, and what it does
 * under the lock is ordered by them.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef U
#define U 1
#endif
#define ALL 0x100000

static atomic_int left = ALL;
static atomic_int data;

static void try_to_read(void)
{
	if (atomic_fetch_sub(&left, 1) > 0) {
		int seen = atomic_load(&data);
		assert(seen >= 0 && seen <= U + 1);
		(void)seen;
	}
	atomic_fetch_add(&left, 1);
}

static void try_to_write(int value)
{
	if (atomic_fetch_sub(&left, ALL) == ALL) {
		atomic_store(&data, value);
		int seen = atomic_load(&data);
		assert(seen == value);
		(void)seen;
	}
	atomic_fetch_add(&left, ALL);
}

static void *run(void *arg)
{
	try_to_read();
	try_to_write((int)(intptr_t)arg + 1);
	return NULL;
}

int main(void)
{
	pthread_t t[U + 1];

	for (int i = 0; i <= U; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i <= U; i++)
		pthread_join(t[i], NULL);
	return 0;
}

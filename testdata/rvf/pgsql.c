/*
 * A token that goes round: a worker waits for its latch, resets it, and, if the
 * token is there, hands it on. Waits end without success after some rounds.
 * The error in PostgreSQL that J. Alglave, D. Kroening, V. Nimal, M. Tautschnig,
 * "Software verification for weak memory via program transformation", ESOP
 * 2013, start from; under SC there is none.
 * U: turns of each worker, with up to U+2 looks at the latch in each, the number
 * that published counts have. WORKERS: their number.
 * Expected: safe; for two workers the sum of (U+2)^k for k < 2 U under every
 * equivalence: 3,906 for U=3.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef U
#define U 2
#endif
#ifndef WORKERS
#define WORKERS 2
#endif

static atomic_int latch[WORKERS] = {1}, token[WORKERS] = {1};

static int latched(int me)
{
	for (int looks = 0; looks < U + 2; looks++)
		if (atomic_load(&latch[me]))
			return 1;
	return 0;
}

static void *worker(void *arg)
{
	int me = (int)(intptr_t)arg, next = (me + 1) % WORKERS;

	for (int turn = 0; turn < U && latched(me); turn++) {
		assert(!atomic_load(&latch[me]) || atomic_load(&token[me]));
		atomic_store(&latch[me], 0);
		if (atomic_load(&token[me])) {
			atomic_store(&token[me], 0);
			atomic_store(&token[next], 1);
			atomic_store(&latch[next], 1);
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t t[WORKERS];

	for (int i = 0; i < WORKERS; i++)
		pthread_create(&t[i], NULL, worker, (void *)(intptr_t)i);
	for (int i = 0; i < WORKERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

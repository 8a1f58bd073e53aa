/*
 * Lamport's fast mutual exclusion: seven accesses without contention.
 * L. Lamport, "A fast mutual exclusion algorithm", ACM TOCS 5(1), 1987.
 * N: number of threads, each enters once. TRIES: attempts to enter before a
 * run is given up as blocked.
 * Expected: safe under SC (all accesses are seq_cst).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif
#ifndef TRIES
#define TRIES 3
#endif

extern void __VERIFIER_assume(int);

static atomic_int busy[N + 1];
static atomic_int x, y;
static volatile int inside;

static int enter(int me)
{
	for (int attempt = 0; attempt < TRIES; attempt++) {
		atomic_store(&busy[me], 1);
		atomic_store(&x, me);
		if (atomic_load(&y) != 0) {
			atomic_store(&busy[me], 0);
			while (atomic_load(&y) != 0)
				;
			continue;
		}
		atomic_store(&y, me);
		if (atomic_load(&x) == me)
			return 1;
		atomic_store(&busy[me], 0);
		for (int k = 1; k <= N; k++)
			while (atomic_load(&busy[k]))
				;
		if (atomic_load(&y) == me)
			return 1;
		while (atomic_load(&y) != 0)
			;
	}
	return 0;
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	__VERIFIER_assume(enter(me));
	inside = me;
	assert(inside == me);
	atomic_store(&y, 0);
	atomic_store(&busy[me], 0);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)(i + 1));
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

/*
 * The filter lock: Peterson's algorithm for N threads, one is held back on
 * each of N-1 levels.
 * G. L. Peterson, "Myths about the mutual exclusion problem", IPL 12(3), 1981.
 * N: number of threads, each enters once.
 * Expected: safe under SC (all accesses are seq_cst).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

static atomic_int level[N];
static atomic_int victim[N];
static volatile int inside;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	for (int l = 1; l < N; l++) {
		atomic_store(&level[me], l);
		atomic_store(&victim[l], me);
		for (int k = 0; k < N; k++) {
			if (k == me)
				continue;
			while (atomic_load(&level[k]) >= l && atomic_load(&victim[l]) == me)
				;
		}
	}
	inside = me + 1;
	assert(inside == me + 1);
	atomic_store(&level[me], 0);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

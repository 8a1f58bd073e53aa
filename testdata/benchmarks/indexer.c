/*
 * Threads insert messages into a shared hash table; up to 11 threads never
 * collide, every further one meets the entries of one other.
 * C. Flanagan, P. Godefroid, "Dynamic partial-order reduction for model
 * checking software", POPL 2005.
 * N: number of threads.
 * Expected: safe; 8^(N-11) executions for N from 11 to 15.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 12
#endif
#define SIZE 128
#define MESSAGES 4

static atomic_int table[SIZE];

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	for (int m = 1; m <= MESSAGES; m++) {
		int word = m * 11 + me;
		int h = (word * 7) % SIZE;
		int probes = 0;

		for (;;) {
			int empty = 0;
			if (atomic_compare_exchange_strong(&table[h], &empty, word))
				break;
			h = (h + 1) % SIZE;
			assert(++probes < SIZE);
		}
	}
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

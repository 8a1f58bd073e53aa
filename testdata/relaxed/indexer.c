/*
 * Threads insert messages into a shared hash table; up to 11 threads never
 * collide, every further one meets the entries of one other.
 * C. Flanagan, P. Godefroid, "Dynamic partial-order reduction for model
 * checking software", POPL 2005.
 * N: number of threads.
 * Needs no fence: a compare-exchange drains the store buffer.
 */
#include "relaxed.h"

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
		int empty = 0;

		while (!atomic_compare_exchange_strong_explicit(&table[h], &empty, word, memory_order_relaxed, memory_order_relaxed)) {
			h = (h + 1) % SIZE;
			empty = 0;
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

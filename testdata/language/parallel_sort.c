/*
 * Merge sort: two threads sort the halves by insertion, main merges.
 * J. von Neumann, 1945, as told in D. E. Knuth, "The Art of Computer
 * Programming", volume 3.
 * SIZE: length of the array.
 * Expected: safe, 1 execution (the halves are disjoint).
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef SIZE
#define SIZE 6
#endif

static int array[SIZE];
static int merged[SIZE];

struct range {
	int from, to;
};

static void *sort(void *arg)
{
	struct range *r = arg;

	for (int i = r->from + 1; i < r->to; i++) {
		int v = array[i], k = i;
		while (k > r->from && array[k - 1] > v) {
			array[k] = array[k - 1];
			k--;
		}
		array[k] = v;
	}
	return NULL;
}

int main(void)
{
	struct range low = {0, SIZE / 2}, high = {SIZE / 2, SIZE};
	pthread_t t, u;

	for (int i = 0; i < SIZE; i++)
		array[i] = (i * 5 + 3) % 7;
	pthread_create(&t, NULL, sort, &low);
	pthread_create(&u, NULL, sort, &high);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	int a = low.from, b = high.from;
	for (int i = 0; i < SIZE; i++)
		merged[i] = b == high.to || (a < low.to && array[a] <= array[b]) ? array[a++] : array[b++];
	for (int i = 1; i < SIZE; i++)
		assert(merged[i - 1] <= merged[i]);
	return 0;
}

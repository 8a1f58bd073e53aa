/*
 * The main thread starts N threads, each of which sets the element of an array that an index says; the index goes up after each start, without waiting.
 * After the shape of SV-COMP's task of this name.
 * Expected: violation (assertion): a thread may see the index of the next one; safe with JOIN, where the main thread waits for each.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

static int array[N + 1], at;

static void *set(void *arg)
{
	array[at] = 1;
	return arg;
}

int main(void)
{
	pthread_t t[N];
	int sum = 0;

	for (int i = 0; i < N; i++) {
		pthread_create(&t[i], NULL, set, NULL);
#ifdef JOIN
		pthread_join(t[i], NULL);
#endif
		at++;
	}
#ifndef JOIN
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
#endif
	for (int i = 0; i < N; i++)
		sum += array[i];
	assert(sum == N);
	return 0;
}

/*
 * N threads add to y, the last of them then adds to x as well, and one more
 * thread adds to x: few threads matter to x, all orders matter to y. It
 * separates explorations of linear from those of exponential memory.
 * M. Kokologiannakis, I. Marmanis, V. Gladstein, V. Vafeiadis, "Truly
 * stateless, optimal dynamic partial order reduction", POPL 2022.
 * N: number of threads that add to y.
 * Expected: safe; 2 * N! executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 5
#endif

static atomic_int x, y;

static void *add_x(void *arg)
{
	(void)arg;
	atomic_fetch_add(&x, 1);
	return NULL;
}

static void *add_y(void *arg)
{
	atomic_fetch_add(&y, 1);
	if ((intptr_t)arg == N - 1)
		atomic_fetch_add(&x, 1);
	return NULL;
}

int main(void)
{
	pthread_t t, u[N];

	pthread_create(&t, NULL, add_x, NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&u[i], NULL, add_y, (void *)(intptr_t)i);
	pthread_join(t, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(u[i], NULL);
	assert(atomic_load(&x) == 2);
	assert(atomic_load(&y) == N);
	return 0;
}

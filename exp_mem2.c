/*
 * One thread sets x, N threads write y and then z, and two readers look at y
 * or z only if x is set.
 * M. Kokologiannakis, I. Marmanis, V. Gladstein, V. Vafeiadis, "Truly
 * stateless, optimal dynamic partial order reduction", POPL 2022.
 * N: number of writers of y and z.
 * Expected: safe; (N! * (N+2))^2 executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static atomic_int x, y, z;

static void *set_x(void *arg)
{
	(void)arg;
	atomic_store(&x, 1);
	return NULL;
}

static void *set_yz(void *arg)
{
	int i = (int)(intptr_t)arg;

	atomic_store(&y, i);
	atomic_store(&z, i);
	return NULL;
}

static void *get_y(void *arg)
{
	(void)arg;
	if (atomic_load(&x))
		assert(atomic_load(&y) <= N);
	return NULL;
}

static void *get_z(void *arg)
{
	(void)arg;
	if (atomic_load(&x))
		assert(atomic_load(&z) <= N);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 3];

	pthread_create(&t[0], NULL, set_x, NULL);
	for (int i = 1; i <= N; i++)
		pthread_create(&t[i], NULL, set_yz, (void *)(intptr_t)i);
	pthread_create(&t[N + 1], NULL, get_y, NULL);
	pthread_create(&t[N + 2], NULL, get_z, NULL);
	for (int i = 0; i < N + 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}

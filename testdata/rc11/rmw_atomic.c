/*
 * Read-modify-writes are atomic whatever their order: N threads add, one
 * stores, and (EXCHANGE) the threads exchange instead.
 */
#include "rc11.h"

#include <stdint.h>

#ifndef N
#define N 2
#endif

static atomic_int x;
static int r[N + 1];

static void *change(void *arg)
{
	int me = (int)(intptr_t)arg;

#ifdef EXCHANGE
	r[me] = exchange_as(relaxed, x, me);
#else
	r[me] = add_as(relaxed, x, 1);
#endif
	return NULL;
}

THREAD(set)
{
	store_as(relaxed, x, 100);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];

	pthread_create(&t[0], NULL, set, NULL);
	for (int i = 1; i <= N; i++)
		pthread_create(&t[i], NULL, change, (void *)(intptr_t)i);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

/*
 * The ticket lock: take a number, wait until it is called.
 * J. M. Mellor-Crummey, M. L. Scott, "Algorithms for scalable synchronization
 * on shared-memory multiprocessors", ACM TOCS 9(1), 1991.
 * N: number of threads, each enters once. CALL: order in which a number is
 * called. The counter is not atomic.
 * Expected: safe, N! executions; not with CALL=relaxed.
 */
#include "rc11.h"

#ifndef N
#define N 3
#endif
#ifndef CALL
#define CALL release
#endif

static atomic_int next_ticket, serving;
static int counter;

THREAD(run)
{
	int ticket = add_as(relaxed, next_ticket, 1);

	while (load_as(acquire, serving) != ticket)
		;
	counter++;
	store_as(CALL, serving, ticket + 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N);
	return 0;
}

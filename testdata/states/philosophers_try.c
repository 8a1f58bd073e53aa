/*
 * Polite philosophers: each takes the left fork, tries the right one, and puts
 * the left one back if it fails. If all go in step nobody ever eats.
 * N: number of philosophers. Each eats for ever, or ROUNDS times.
 * ONE_WAITS: the first philosopher waits for the right fork instead. Its neighbour
 * gives it back again and again, but may always be the one who takes it next.
 * Expected: a livelock; safe with ONE_WAITS, as mutexes are fair.
 */
#include "states.h"

#ifndef N
#define N 2
#endif

static pthread_mutex_t fork_at[N];

static void *dine(void *arg)
{
	int me = (int)(intptr_t)arg;
	int right = (me + 1) % N;

	REPEAT {
		pthread_mutex_lock(&fork_at[me]);
#ifdef ONE_WAITS
		if (me == 0)
			pthread_mutex_lock(&fork_at[right]);
		else
#endif
		while (pthread_mutex_trylock(&fork_at[right]) != 0) {
			pthread_mutex_unlock(&fork_at[me]);
			pthread_mutex_lock(&fork_at[me]);
		}
		pthread_mutex_unlock(&fork_at[right]);
		pthread_mutex_unlock(&fork_at[me]);
	}
	return NULL;
}

int main(void)
{
	for (int i = 0; i < N; i++)
		pthread_mutex_init(&fork_at[i], NULL);
	run_numbered(N, dine);
	return 0;
}

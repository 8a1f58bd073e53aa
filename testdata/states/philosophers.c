/*
 * Dining philosophers, for ever or for ROUNDS meals each.
 * E. W. Dijkstra, "Hierarchical ordering of sequential processes", Acta
 * Informatica 1, 1971.
 * N: number of philosophers. Each takes the fork with the lower number first.
 * NAIVE: each takes the left fork first.
 * ROOM: each takes the left fork first, and at most N-1 are in the room.
 * Expected: safe; NAIVE ends in a deadlock.
 */
#include "states.h"
#include <semaphore.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t fork_at[N];
#ifdef ROOM
static sem_t room;
#endif

static void *dine(void *arg)
{
	int me = (int)(intptr_t)arg;
	int first = me;
	int second = (me + 1) % N;

#if !defined NAIVE && !defined ROOM
	if (second < first) {
		second = me;
		first = 0;
	}
#endif
	REPEAT {
#ifdef ROOM
		sem_wait(&room);
#endif
		pthread_mutex_lock(&fork_at[first]);
		pthread_mutex_lock(&fork_at[second]);
		pthread_mutex_unlock(&fork_at[second]);
		pthread_mutex_unlock(&fork_at[first]);
#ifdef ROOM
		sem_post(&room);
#endif
	}
	return NULL;
}

int main(void)
{
	for (int i = 0; i < N; i++)
		pthread_mutex_init(&fork_at[i], NULL);
#ifdef ROOM
	sem_init(&room, 0, N - 1);
#endif
	run_numbered(N, dine);
	return 0;
}

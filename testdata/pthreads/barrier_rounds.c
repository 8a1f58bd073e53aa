/*
 * Threads meet at a POSIX barrier several times, and do nothing else. If there are more of them than it waits for, it
 * depends on the schedule who meets whom, and one may be left alone.
 * IEEE Std 1003.1, pthread_barrier_wait.
 * N: number of threads, COUNT: for how many of them the barrier waits, ROUNDS: how often each thread comes.
 * Expected: safe if COUNT is N, or N=4, COUNT=2 and ROUNDS=1; with N=3 and COUNT=2 a deadlock.
 */
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#ifndef COUNT
#define COUNT N
#endif
#ifndef ROUNDS
#define ROUNDS 2
#endif

static pthread_barrier_t barrier;

static void *run(void *arg)
{
	(void)arg;
	for (int round = 0; round < ROUNDS; round++)
		pthread_barrier_wait(&barrier);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	pthread_barrier_init(&barrier, NULL, COUNT);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	pthread_barrier_destroy(&barrier);
	return 0;
}

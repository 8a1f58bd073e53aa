/*
 * N threads write their cell, meet at a POSIX barrier and read the cell of
 * their neighbour. Exactly one of them is told to be the serial thread.
 * IEEE Std 1003.1, pthread_barrier_wait.
 * N: number of threads.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static pthread_barrier_t barrier;
static int cell[N];
static atomic_int serial;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	cell[me] = me + 1;
	if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD)
		atomic_fetch_add(&serial, 1);
	int next = (me + 1) % N;
	assert(cell[next] == next + 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	pthread_barrier_init(&barrier, NULL, N);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(atomic_load(&serial) == 1);
	pthread_barrier_destroy(&barrier);
	return 0;
}

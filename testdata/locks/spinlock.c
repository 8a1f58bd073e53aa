/*
 * POSIX spin locks, and a thread that only tries.
 * IEEE Std 1003.1, pthread_spin_lock.
 * N: number of threads that lock.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_spinlock_t lock;
static volatile int counter;
static int extra;

static void *run(void *arg)
{
	(void)arg;
	pthread_spin_lock(&lock);
	counter++;
	pthread_spin_unlock(&lock);
	return NULL;
}

static void *attempt(void *arg)
{
	(void)arg;
	if (pthread_spin_trylock(&lock) == 0) {
		counter++;
		extra = 1;
		pthread_spin_unlock(&lock);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];

	pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	pthread_create(&t[N], NULL, attempt, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N + extra);
	pthread_spin_destroy(&lock);
	return 0;
}

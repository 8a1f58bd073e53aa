/*
 * Main leaves by pthread_exit, detached threads go on and are waited for by
 * the end of the process.
 * IEEE Std 1003.1, pthread_detach, pthread_exit.
 * N: number of threads.
 * Expected: safe; N! executions, one for each order of the additions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static atomic_int counter;

static void *run(void *arg)
{
	(void)arg;
	int before = atomic_fetch_add(&counter, 1);
	assert(before >= 0 && before < N);
	return NULL;
}

int main(void)
{
	for (int i = 0; i < N; i++) {
		pthread_t t;
		pthread_create(&t, NULL, run, NULL);
		pthread_detach(t);
	}
	pthread_exit(NULL);
}

/*
 * N threads increment a counter between __VERIFIER_atomic_begin and
 * __VERIFIER_atomic_end.
 * SV-COMP rules, atomic sections.
 * N: number of threads.
 * Expected: safe; N! executions, one for each order of the sections.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static volatile int counter;

static void *run(void *arg)
{
	(void)arg;
	__VERIFIER_atomic_begin();
	counter++;
	__VERIFIER_atomic_end();
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

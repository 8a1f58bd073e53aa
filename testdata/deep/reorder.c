/*
 * Writers set one variable and then another, a checker reads both in the same
 * order: it must not see the second without the first. The writers are fine,
 * but the checker reads in the wrong order, and has to be interrupted between
 * its reads by a writer that nobody has been before.
 * WRITERS: number of writers; CHECKERS: number of checkers.
 * Expected: assertion violation. Depth 2, but with many writers only few of
 * the schedules have none of them before the checker's first read.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef WRITERS
#define WRITERS 9
#endif
#ifndef CHECKERS
#define CHECKERS 1
#endif

static atomic_int a, b;

static void *writer(void *arg)
{
	(void)arg;
	atomic_store(&a, 1);
	atomic_store(&b, -1);
	return NULL;
}

static void *checker(void *arg)
{
	int first = atomic_load(&a);
	int second = atomic_load(&b);

	(void)arg;
	assert(!(first == 0 && second == -1));
	return NULL;
}

int main(void)
{
	pthread_t t[WRITERS + CHECKERS];

	for (int i = 0; i < WRITERS; i++)
		pthread_create(&t[i], NULL, writer, NULL);
	for (int i = WRITERS; i < WRITERS + CHECKERS; i++)
		pthread_create(&t[i], NULL, checker, NULL);
	for (int i = 0; i < WRITERS + CHECKERS; i++)
		pthread_join(t[i], NULL);
	return 0;
}

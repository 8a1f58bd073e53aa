/*
 * One thread allocates an object, others write to it, all but one of them the
 * same value; in the end it is read.
 * A task of SV-COMP, from the programs of CSeq.
 * U: number of threads that write. NDEBUG: without the assertion.
 * Expected: the assertion fails, as the value that differs can be the last one.
 * Without it U! orders of the stores, U reads-from functions, 2 classes of
 * reads-value-from.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#ifndef U
#define U 4
#endif

static atomic_char *object;

static void *allocates(void *arg)
{
	(void)arg;
	object = malloc(sizeof *object);
	if (object == NULL)
		abort();
	return NULL;
}

static void *writes_common(void *arg)
{
	(void)arg;
	atomic_store(object, 'c');
	return NULL;
}

static void *writes_other(void *arg)
{
	(void)arg;
	atomic_store(object, 'o');
	return NULL;
}

int main(void)
{
	pthread_t creator, t[U];

	pthread_create(&creator, NULL, allocates, NULL);
	pthread_join(creator, NULL);
	for (int i = 0; i < U; i++)
		pthread_create(&t[i], NULL, i == 1 ? writes_other : writes_common, NULL);
	for (int i = 0; i < U; i++)
		pthread_join(t[i], NULL);
	char last = atomic_load(object);
	assert(last == 'c');
	(void)last;
	return 0;
}

/*
 * A pointer is the result of a thread that never returns or, on the way without a join, one that is read. What is computed of it
 * is stored all the same, and another thread finds it.
 * WRITES: that thread writes there.
 * Expected: violation.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int array[4] = {5, 6, 7, 8};
static _Atomic(int *) first = &array[0], next;
static atomic_int choice;

static void *never(void *arg)
{
	for (;;)
		;
}

static void *reader(void *arg)
{
	atomic_store(&choice, 1);
	int *p = atomic_load(&next);
	if (p)
#ifdef WRITES
		*p = 0;
#else
		assert(*p != 6);
#endif
	return 0;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, 0, never, 0);
	pthread_create(&b, 0, reader, 0);
	void *p;
	if (atomic_load(&choice))
		pthread_join(a, &p);
	else
		p = atomic_load(&first);
	atomic_store(&next, (int *)p + 1);
#ifdef WRITES
	assert(array[1] == 6);
#endif
	return 0;
}

/*
 * A pointer is checked, but may be cleared before it is followed.
 * Expected: memory error (null dereference).
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int target = 1;
static _Atomic(int *) shared = &target;
static volatile int seen;

static void *reader(void *arg)
{
	(void)arg;
	if (atomic_load(&shared) != NULL)
		seen = *atomic_load(&shared);
	return NULL;
}

static void *clearer(void *arg)
{
	(void)arg;
	atomic_store(&shared, NULL);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, reader, NULL);
	pthread_create(&u, NULL, clearer, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

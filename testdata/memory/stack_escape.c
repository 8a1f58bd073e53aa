/*
 * A thread publishes the address of its local variable and returns; another
 * thread may read it afterwards.
 * Expected: memory error (use of a dead local variable).
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic(volatile int *) shared;
static volatile int seen;

static void publish(void)
{
	volatile int local = 3;

	atomic_store(&shared, &local);
	atomic_store(&shared, NULL);
}

static void *writer(void *arg)
{
	(void)arg;
	publish();
	return NULL;
}

static void *reader(void *arg)
{
	volatile int *p = atomic_load(&shared);

	(void)arg;
	if (p != NULL)
		seen = *p;
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, writer, NULL);
	pthread_create(&u, NULL, reader, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

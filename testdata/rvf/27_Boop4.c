/*
 * The life of a driver: one thread sets it up, lets three others open it, waits
 * for one that succeeds, releases the driver and removes it, which must not be
 * done while it is in use. Nothing keeps the others from opening it then.
 * A task of SV-COMP, which has any number of threads that open.
 * U: looks of a thread at the flag that it waits for; then it gives up. NDEBUG:
 * without the assertion.
 * Expected: the assertion fails. The number of reads-from functions is a
 * polynomial of degree 4 in U, as all four threads wait.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef U
#define U 1
#endif
#define OPENERS 3

static atomic_int users, locked;
/* The driver is set up; someone has opened it. */
static atomic_int ready, opened;

static int seen(atomic_int *flag)
{
	for (int looks = 0; looks < U; looks++)
		if (atomic_load(flag))
			return 1;
	return 0;
}

static void *opens(void *arg)
{
	(void)arg;
	if (!seen(&ready))
		return NULL;
	atomic_store(&users, atomic_load(&users) + 1);
	if (!atomic_load(&locked)) {
		atomic_store(&locked, 1);
		atomic_store(&opened, 1);
	}
	return NULL;
}

static void *owns(void *arg)
{
	(void)arg;
	atomic_store(&users, 0);
	atomic_store(&locked, 0);
	atomic_store(&ready, 1);
	if (!seen(&opened))
		return NULL;
	atomic_store(&users, atomic_load(&users) - 1);
	atomic_store(&locked, 0);
	int left = atomic_load(&users);
	assert(left == 0);
	(void)left;
	return NULL;
}

int main(void)
{
	pthread_t owner, t[OPENERS];

	pthread_create(&owner, NULL, owns, NULL);
	for (int i = 0; i < OPENERS; i++)
		pthread_create(&t[i], NULL, opens, NULL);
	for (int i = 0; i < OPENERS; i++)
		pthread_join(t[i], NULL);
	pthread_join(owner, NULL);
	return 0;
}

/*
 * Two threads each free the object if it is still there, but look and free
 * are not one step.
 * Expected: memory error (double free).
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) shared;

static void *drop(void *arg)
{
	int *p = atomic_load(&shared);

	(void)arg;
	if (p != NULL) {
		atomic_store(&shared, NULL);
		free(p);
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	atomic_store(&shared, malloc(sizeof(int)));
	pthread_create(&t, NULL, drop, NULL);
	pthread_create(&u, NULL, drop, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

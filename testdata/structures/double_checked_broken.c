/*
 * Double-checked locking, broken: the pointer is published before the object
 * is complete, and the first check needs no lock to see it.
 * D. Schmidt, T. Harrison, "Double-checked locking", PLoP 1996; the mistake is
 * the one that D. Bacon et al. describe in "The double-checked locking is
 * broken declaration".
 * N: number of threads that ask for the object.
 * Expected: assertion violation, already under SC.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif

struct object {
	volatile int value;
};

static struct object the_object;
static _Atomic(struct object *) instance;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct object *get(void)
{
	struct object *o = atomic_load(&instance);

	if (o == NULL) {
		pthread_mutex_lock(&mutex);
		o = atomic_load(&instance);
		if (o == NULL) {
			o = &the_object;
			atomic_store(&instance, o);
			o->value = 42;
		}
		pthread_mutex_unlock(&mutex);
	}
	return o;
}

static void *run(void *arg)
{
	(void)arg;
	assert(get()->value == 42);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

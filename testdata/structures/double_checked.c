/*
 * Double-checked locking, the correct way: the pointer is published by a
 * release store after the object is complete, and read by an acquire load.
 * D. Schmidt, T. Harrison, "Double-checked locking", PLoP 1996.
 * N: number of threads that ask for the object.
 * Expected: safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 3
#endif

struct object {
	int value;
};

static _Atomic(struct object *) instance;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static volatile int created;

static struct object *get(void)
{
	struct object *o = atomic_load_explicit(&instance, memory_order_acquire);

	if (o == NULL) {
		pthread_mutex_lock(&mutex);
		o = atomic_load_explicit(&instance, memory_order_relaxed);
		if (o == NULL) {
			o = malloc(sizeof *o);
			o->value = 42;
			created++;
			atomic_store_explicit(&instance, o, memory_order_release);
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
	assert(created == 1);
	free(atomic_load(&instance));
	return 0;
}

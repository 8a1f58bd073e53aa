/*
 * Double-checked locking of a singleton, with relaxed accesses.
 * D. Schmidt, T. Harrison, "Double-checked locking", PLoP 1996.
 * N: number of threads that ask for the object.
 * TSO needs no fence: the object is written before the pointer to it. PSO needs
 * a store fence between the two.
 */
#include "relaxed.h"

#ifndef N
#define N 2
#endif

struct object {
	atomic_int value;
};

static struct object object;
static _Atomic(struct object *) instance;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct object *get(void)
{
	struct object *o = LOAD(instance);

	if (o == NULL) {
		pthread_mutex_lock(&mutex);
		o = LOAD(instance);
		if (o == NULL) {
			o = &object;
			STORE(o->value, 42);
			PSO_FENCE();
			STORE(instance, o);
		}
		pthread_mutex_unlock(&mutex);
	}
	return o;
}

static void *run(void *arg)
{
	struct object *o = get();

	(void)arg;
	assert(LOAD(o->value) == 42);
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

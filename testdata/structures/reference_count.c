/*
 * An object that its last user frees: an atomic reference count.
 * G. E. Collins, "A method for overlapping and erasure of lists", CACM 3(12),
 * 1960.
 * N: number of users.
 * Expected: safe (freed once, after the last use); N! executions, one for each
 * order of the decrements.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 3
#endif

struct object {
	atomic_int users;
	int value;
};

static void *use(void *arg)
{
	struct object *o = arg;

	assert(o->value == 5);
	int before = atomic_fetch_sub_explicit(&o->users, 1, memory_order_acq_rel);
	if (before == 1)
		free(o);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	struct object *o = malloc(sizeof *o);

	atomic_init(&o->users, N);
	o->value = 5;
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, use, o);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}

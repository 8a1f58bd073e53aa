/*
 * A counted reference that is taken in two steps: load the pointer, then
 * count. The last owner may free the object in between.
 * USERS: threads that take the reference, write the object and drop it;
 * the owner replaces the object REPLACED times.
 * Expected: use after free.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef USERS
#define USERS 4
#endif
#ifndef REPLACED
#define REPLACED 2
#endif

struct object {
	atomic_int references;
	atomic_int uses;
};

static _Atomic(struct object *) current;

static struct object *make(void)
{
	struct object *o = malloc(sizeof *o);

	atomic_init(&o->references, 1);
	atomic_init(&o->uses, 0);
	return o;
}

static void drop(struct object *o)
{
	if (atomic_fetch_sub(&o->references, 1) == 1)
		free(o);
}

static void *user(void *arg)
{
	struct object *o = atomic_load(&current);

	(void)arg;
	atomic_fetch_add(&o->references, 1);
	atomic_fetch_add(&o->uses, 1);
	drop(o);
	return NULL;
}

static void *owner(void *arg)
{
	(void)arg;
	for (int i = 0; i < REPLACED; i++)
		drop(atomic_exchange(&current, make()));
	return NULL;
}

int main(void)
{
	pthread_t t[USERS], o;

	atomic_store(&current, make());
	for (int i = 0; i < USERS; i++)
		pthread_create(&t[i], NULL, user, NULL);
	pthread_create(&o, NULL, owner, NULL);
	for (int i = 0; i < USERS; i++)
		pthread_join(t[i], NULL);
	pthread_join(o, NULL);
	return 0;
}

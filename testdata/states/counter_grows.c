/*
 * Programs without end whose states have no end either.
 * SHARED (default): two threads add to a shared counter.
 * PRIVATE: each thread counts its rounds in a variable of its own.
 * ALLOCATES: each round allocates memory, and keeps it in a list.
 * FREES: each round allocates memory and frees it; no address is used twice.
 * SPAWNS: each round starts a thread and joins it.
 * Expected: no verdict; what grows is named.
 */
#include "states.h"
#include <stdlib.h>

static atomic_ulong total;

struct item {
	struct item *older;
};

#ifdef SPAWNS
static void *nothing(void *arg)
{
	atomic_store(&total, 1);
	return arg;
}
#endif

static void *run(void *arg)
{
#ifdef PRIVATE
	unsigned long rounds = 0;
#endif
	struct item *newest = NULL;

	(void)arg;
	REPEAT {
#if defined PRIVATE
		rounds++;
		atomic_store(&total, rounds % 2);
#elif defined ALLOCATES
		struct item *i = malloc(sizeof *i);
		i->older = newest;
		newest = i;
		atomic_store(&total, newest->older != NULL);
#elif defined FREES
		struct item *i = malloc(sizeof *i);
		i->older = NULL;
		atomic_store(&total, 1);
		free(i);
#elif defined SPAWNS
		pthread_t t;
		pthread_create(&t, NULL, nothing, NULL);
		pthread_join(t, NULL);
#else
		atomic_fetch_add(&total, 1);
#endif
	}
	return newest;
}

int main(void)
{
	run_alike(2, run);
	return 0;
}

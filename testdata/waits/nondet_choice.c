/*
 * A choice by __VERIFIER_nondet_bool in one thread, and a flag read by the
 * other: every combination of choice and interleaving is an execution.
 * SV-COMP rules, __VERIFIER_nondet_bool.
 * Expected: safe, 3 executions: the choice 0 does not write (1 execution),
 * after the choice 1 the read comes before or after the write (2).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

extern bool __VERIFIER_nondet_bool(void);

static atomic_int x;
static int chosen, seen;

static void *chooser(void *arg)
{
	(void)arg;
	if (__VERIFIER_nondet_bool()) {
		chosen = 1;
		atomic_store(&x, 1);
	}
	return NULL;
}

static void *reader(void *arg)
{
	(void)arg;
	seen = atomic_load(&x);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, chooser, NULL);
	pthread_create(&u, NULL, reader, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(seen <= chosen);
	return 0;
}

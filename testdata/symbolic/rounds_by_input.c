/*
 * Two threads add 1 to a counter, as often as inputs say, up to MOST times.
 * PLAIN: without an atomic operation.
 * Expected: safe; violation with PLAIN.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#include <stdatomic.h>

#ifndef MOST
#define MOST 3
#endif

static atomic_uint counter;

static void *add(void *arg)
{
	unsigned n = *(unsigned *)arg;

	for (unsigned i = 0; i < n; i++) {
#ifdef PLAIN
		atomic_store(&counter, atomic_load(&counter) + 1);
#else
		atomic_fetch_add(&counter, 1);
#endif
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();

	__VERIFIER_assume(x <= MOST && y <= MOST);
	pthread_create(&t, NULL, add, &x);
	pthread_create(&u, NULL, add, &y);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(counter == x + y);
	return 0;
}

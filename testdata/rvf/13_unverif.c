/*
 * Each thread increments a counter and looks at it; one that finds itself alone
 * counts on in a variable that only it uses.
 * A. Donaldson, A. Kaiser, D. Kroening, T. Wahl, "Symmetry-aware predicate
 * abstraction for shared-variable concurrent programs", CAV 2011; a task of
 * SV-COMP.
 * U: number of threads, and rounds of the loop of the thread that is alone.
 * Expected: safe; (U!)^2 classes under every equivalence: no two increments
 * leave the same value, so values tell all orders.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef U
#define U 3
#endif

static atomic_int entered, alone;

static void *run(void *arg)
{
	(void)arg;
	atomic_fetch_add(&entered, 1);
	if (atomic_load(&entered) == 1) {
		for (int rounds = 1; rounds <= U; rounds++) {
			atomic_store(&alone, atomic_load(&alone) + 1);
			assert(atomic_load(&alone) == rounds);
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t t[U];

	for (int i = 0; i < U; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < U; i++)
		pthread_join(t[i], NULL);
	return 0;
}

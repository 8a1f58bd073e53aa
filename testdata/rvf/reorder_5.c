/*
 * Threads set two variables, one after the other; one more thread checks that
 * it sees both as they were or both set, which need not be so.
 * A task of SV-COMP; also in the benchmarks of P. Thomson, A. Donaldson,
 * A. Betts, "Concurrency testing using schedule bounding", PPoPP 2014.
 * U: number of threads that set. NDEBUG: without the assertion.
 * Expected: the assertion fails. Without it 2 U^3 + U^2 + 1 reads-from functions
 * and 4 classes of reads-value-from: the first variable is read as 0, and then
 * the second one in either way, or as 1, and then the second one in either way.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef U
#define U 2
#endif

static atomic_int first, second;

static void *set(void *arg)
{
	(void)arg;
	atomic_store(&first, 1);
	atomic_store(&second, -1);
	return NULL;
}

static void *check(void *arg)
{
	(void)arg;
	int whole = (atomic_load(&first) == 0 && atomic_load(&second) == 0) ||
		    (atomic_load(&first) == 1 && atomic_load(&second) == -1);
	assert(whole);
	(void)whole;
	return NULL;
}

int main(void)
{
	pthread_t t[U + 1];

	for (int i = 0; i < U; i++)
		pthread_create(&t[i], NULL, set, NULL);
	pthread_create(&t[U], NULL, check, NULL);
	for (int i = 0; i <= U; i++)
		pthread_join(t[i], NULL);
	return 0;
}

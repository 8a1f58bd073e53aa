/*
 * Two threads write 1 to both variables; only the last store of the second
 * one, after its read, has another value.
 * P. Agarwal, K. Chatterjee, S. Pathak, A. Pavlogiannis, V. Toman, "Stateless
 * model checking under a reads-value-from equivalence", CAV 2021, Figure 6.
 * Expected: safe; RVF-SMC runs it twice: the read of x sees 1 or 2, the read of
 * y always 1. The equivalence as it is defined has more classes, as some runs
 * that see the same values differ in whether one read is a cause of the other.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *first(void *arg)
{
	(void)arg;
	atomic_store(&x, 1);
	assert(atomic_load(&x) != 0);
	atomic_store(&y, 1);
	return NULL;
}

static void *second(void *arg)
{
	(void)arg;
	atomic_store(&x, 1);
	atomic_store(&y, 1);
	assert(atomic_load(&y) == 1);
	atomic_store(&x, 2);
	return NULL;
}

int main(void)
{
	pthread_t t[2];

	pthread_create(&t[0], NULL, first, NULL);
	pthread_create(&t[1], NULL, second, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}

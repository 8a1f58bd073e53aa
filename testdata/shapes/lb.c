/*
 * Load buffering (LB): each thread reads one variable, then writes the other.
 * J. Alglave, L. Maranget, M. Tautschnig, "Herding cats", TOPLAS 36(2), 2014.
 * Expected: safe under SC, TSO, PSO and RC11, 3 executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;
static int r1, r2;

static void *left(void *arg)
{
	(void)arg;
	r1 = atomic_load_explicit(&x, memory_order_relaxed);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	return NULL;
}

static void *right(void *arg)
{
	(void)arg;
	r2 = atomic_load_explicit(&y, memory_order_relaxed);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, left, NULL);
	pthread_create(&u, NULL, right, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(r1 == 0 || r2 == 0);
	return 0;
}

/*
 * 2+2W: two threads write the same two variables in opposite orders.
 * J. Alglave, L. Maranget, M. Tautschnig, "Herding cats", TOPLAS 36(2), 2014.
 * Accesses are relaxed; PSO allows both first writes to win.
 * Expected: safe under SC and TSO, 3 executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *left(void *arg)
{
	(void)arg;
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&y, 2, memory_order_relaxed);
	return NULL;
}

static void *right(void *arg)
{
	(void)arg;
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	atomic_store_explicit(&x, 2, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, left, NULL);
	pthread_create(&u, NULL, right, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	assert(!(atomic_load(&x) == 1 && atomic_load(&y) == 1));
	return 0;
}

/*
 * Message passing (MP): data is written, then a flag; whoever sees the flag
 * must see the data.
 * J. Alglave, L. Maranget, M. Tautschnig, "Herding cats", TOPLAS 36(2), 2014.
 * Accesses are relaxed, so that models that reorder stores (PSO) may fail.
 * Expected: safe under SC and TSO, 3 executions.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int data, flag;

static void *send(void *arg)
{
	(void)arg;
	atomic_store_explicit(&data, 1, memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	return NULL;
}

static void *receive(void *arg)
{
	int f = atomic_load_explicit(&flag, memory_order_relaxed);
	int d = atomic_load_explicit(&data, memory_order_relaxed);

	(void)arg;
	assert(f == 0 || d == 1);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, send, NULL);
	pthread_create(&u, NULL, receive, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

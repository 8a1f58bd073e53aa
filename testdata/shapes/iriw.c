/*
 * Independent reads of independent writes (IRIW): two readers must not
 * disagree about the order of two writes.
 * H.-J. Boehm, S. Adve, "Foundations of the C++ concurrency memory model",
 * PLDI 2008.
 * Accesses are relaxed; TSO and PSO forbid the outcome as well, RC11 allows it.
 * Expected: safe under SC, 15 executions (2^4 outcomes but one).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;
static int r1, r2, r3, r4;

static void *set_x(void *arg)
{
	(void)arg;
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	return NULL;
}

static void *set_y(void *arg)
{
	(void)arg;
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	return NULL;
}

static void *read_xy(void *arg)
{
	(void)arg;
	r1 = atomic_load_explicit(&x, memory_order_relaxed);
	r2 = atomic_load_explicit(&y, memory_order_relaxed);
	return NULL;
}

static void *read_yx(void *arg)
{
	(void)arg;
	r3 = atomic_load_explicit(&y, memory_order_relaxed);
	r4 = atomic_load_explicit(&x, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	static void *(*const body[4])(void *) = {set_x, set_y, read_xy, read_yx};
	pthread_t t[4];

	for (int i = 0; i < 4; i++)
		pthread_create(&t[i], NULL, body[i], NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	assert(!(r1 == 1 && r2 == 0 && r3 == 1 && r4 == 0));
	return 0;
}

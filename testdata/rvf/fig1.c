/*
 * Three threads that only ever write 1: a read has one value to see, whichever
 * store it comes from.
 * P. Agarwal, K. Chatterjee, S. Pathak, A. Pavlogiannis, V. Toman, "Stateless
 * model checking under a reads-value-from equivalence", CAV 2021, Figure 1.
 * Expected: safe; 98 orders of the accesses, 9 reads-from functions, 1 class
 * of reads-value-from.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *writes(void *arg)
{
	(void)arg;
	atomic_store(&x, 1);
	atomic_store(&y, 1);
	return NULL;
}

static void *reads_x(void *arg)
{
	writes(arg);
	assert(atomic_load(&x) == 1);
	return NULL;
}

static void *reads_y(void *arg)
{
	writes(arg);
	assert(atomic_load(&y) == 1);
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, writes, NULL);
	pthread_create(&t[1], NULL, reads_x, NULL);
	pthread_create(&t[2], NULL, reads_y, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}

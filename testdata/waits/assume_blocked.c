/*
 * A reader that is only interested in runs where it sees both writes; all
 * others are cut off by an assumption and do not count.
 * SV-COMP rules, __VERIFIER_assume.
 * Expected: safe, 1 execution.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern void __VERIFIER_assume(int);

static atomic_int x, y;

static void *set_x(void *arg)
{
	(void)arg;
	atomic_store(&x, 1);
	return NULL;
}

static void *set_y(void *arg)
{
	(void)arg;
	atomic_store(&y, 1);
	return NULL;
}

static void *reader(void *arg)
{
	(void)arg;
	int a = atomic_load(&x);
	int b = atomic_load(&y);
	__VERIFIER_assume(a == 1 && b == 1);
	assert(atomic_load(&x) + atomic_load(&y) == 2);
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	pthread_create(&t[0], NULL, set_x, NULL);
	pthread_create(&t[1], NULL, set_y, NULL);
	pthread_create(&t[2], NULL, reader, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}

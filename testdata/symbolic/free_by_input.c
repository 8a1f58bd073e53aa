/*
 * A heap object with any value; who sees it negative frees it while the other one may still look.
 * POSITIVE: the value is not negative.
 * Expected: violation (memory); safe with POSITIVE.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

#include <stdlib.h>

static int *object;

static void *check(void *arg)
{
	if (*object < 0)
		free(object);
	return arg;
}

static void *look(void *arg)
{
	int x = *object;

	assert(x == x);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	object = malloc(sizeof *object);
	if (object == NULL)
		return 0;
	*object = __VERIFIER_nondet_int();
#ifdef POSITIVE
	__VERIFIER_assume(*object >= 0);
#endif
	pthread_create(&t, NULL, check, NULL);
	pthread_create(&u, NULL, look, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

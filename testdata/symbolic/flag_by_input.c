/*
 * A thread waits until a flag has the value of an input.
 * WRONG: the flag gets another value if the input is 77, so that the thread waits for ever.
 * Expected: safe; violation (hang) with WRONG.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

#include <stdatomic.h>

static atomic_int flag;
static int data, input;

static void *wait_for_it(void *arg)
{
	while (atomic_load(&flag) != input)
		;
	assert(data == 1 || input == 0);
	return arg;
}

static void *set(void *arg)
{
	data = 1;
#ifdef WRONG
	if (input == 77)
		atomic_store(&flag, input + 1);
	else
#endif
		atomic_store(&flag, input);
	return arg;
}

int main(void)
{
	pthread_t t, u;

	input = __VERIFIER_nondet_int();
	pthread_create(&t, NULL, wait_for_it, NULL);
	pthread_create(&u, NULL, set, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

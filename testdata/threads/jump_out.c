/*
 * A thread that finds its flag taken jumps out of two calls, and tries the other one; no one else's variables are touched. Both flags are taken in the
 * end. Each of the two threads takes the first flag by an exchange or, if that was the other's, the second: two traces.
 */
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>

static atomic_int flags[2];

static void take(jmp_buf failed, int i)
{
	if (atomic_exchange(&flags[i], 1))
		longjmp(failed, i + 1);
}

static void try(jmp_buf failed, int i)
{
	volatile int nested = i;
	take(failed, nested);
}

static void *run(void *arg)
{
	jmp_buf failed;
	int i = setjmp(failed);
	assert(i < 2);
	try(failed, i);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, run, NULL);
	pthread_create(&b, NULL, run, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(flags[0] && flags[1]);
	return 0;
}

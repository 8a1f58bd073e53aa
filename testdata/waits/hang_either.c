/*
 * A thread looks at two flags in turn. One of them is set and taken back, the other
 * is never set: whoever looks too late waits for ever. The loop reads several
 * locations, and goes round in vain in executions that do not hang, too.
 * Expected: a hang. With SAFE the flag stays: safe.
 */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int go, stop;

static void *wait(void *arg)
{
	while (!atomic_load(&go) && !atomic_load(&stop))
		;
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, wait, NULL);
	atomic_store(&go, 1);
#ifndef SAFE
	atomic_store(&go, 0);
#endif
	pthread_join(t, NULL);
	return 0;
}

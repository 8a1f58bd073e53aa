/*
 * A detached thread publishes the address of its thread-local variable and ends, at any time; main adds to the variable.
 * WAIT: the thread waits until main has done so.
 * Expected: memory error; with WAIT, safe.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static _Thread_local atomic_int own;
static atomic_int *_Atomic where;
static atomic_int done;

static void *publish(void *arg)
{
	where = &own;
#ifdef WAIT
	while (!done)
		;
#endif
	return arg;
}

int main(void)
{
	pthread_t t;
	atomic_int *p;

	pthread_create(&t, NULL, publish, NULL);
	pthread_detach(t);
	p = where;
	if (p)
		atomic_fetch_add(p, 1);
	done = 1;
	return 0;
}

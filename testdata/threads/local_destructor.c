/*
 * The destructor of a key gets the address of a thread-local variable of the thread that ends. It runs before the lifetimes of these
 * variables end.
 * KEEP: the destructor publishes the address, and main reads it after the join.
 * Expected: safe; with KEEP, memory error.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static _Thread_local int own;
static pthread_key_t key;
static int *kept, sum;

static void destroy(void *value)
{
	int *p = value;

	assert(p == &own);
	sum += *p;
	*p = 0;
#ifdef KEEP
	kept = p;
#endif
}

static void *run(void *arg)
{
	own = 5;
	pthread_setspecific(key, &own);
	pthread_exit(arg);
}

int main(void)
{
	pthread_t t;

	pthread_key_create(&key, destroy);
	pthread_create(&t, NULL, run, NULL);
	pthread_join(t, NULL);
	assert(sum == 5);
	if (kept)
		assert(*kept == 0);
	return 0;
}

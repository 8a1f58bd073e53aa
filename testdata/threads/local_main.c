/*
 * The thread-local variables of the main thread stay until the process ends, whatever becomes of the main thread. A thread that ends the
 * process ends nothing else.
 * OTHER: a second thread ends first, whose variable is read instead.
 * Expected: safe; with OTHER, memory error.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static _Thread_local int own = 1;
static int *where;
static pthread_t creator, other;

static void *publish(void *arg)
{
	where = &own;
	pthread_exit(arg);
}

static void *look(void *arg)
{
	pthread_join(creator, NULL);
#ifdef OTHER
	pthread_join(other, NULL);
#endif
	assert(*where == 2 || where == &own);
	exit(0);
	return arg;
}

int main(void)
{
	pthread_t t;

	creator = pthread_self();
	own = 2;
	where = &own;
#ifdef OTHER
	pthread_create(&other, NULL, publish, NULL);
#else
	(void)publish, (void)other;
#endif
	pthread_create(&t, NULL, look, NULL);
	pthread_exit(NULL);
}

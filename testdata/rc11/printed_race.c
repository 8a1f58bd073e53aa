/*
 * A thread prints a name that another one changes, with no lock.
 * LOCKED: both hold the mutex.
 * Expected: a data race; with LOCKED safe, two executions, one for each order
 * of the critical sections.
 */
#include <pthread.h>
#include <stdio.h>

#ifdef LOCKED
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#endif
static char name[8] = "old";

static void enter(void)
{
#ifdef LOCKED
	pthread_mutex_lock(&lock);
#endif
}

static void leave(void)
{
#ifdef LOCKED
	pthread_mutex_unlock(&lock);
#endif
}

static void *rename_it(void *arg)
{
	enter();
	name[0] = 'b';
	leave();
	return arg;
}

int main(void)
{
	pthread_t other;

	pthread_create(&other, NULL, rename_it, NULL);
	enter();
	printf("name: %s\n", name);
	leave();
	pthread_join(other, NULL);
	return 0;
}

/*
 * A block that holds a locked mutex is freed; another thread locks the mutex then. That nobody will unlock it is no
 * deadlock: the lock is an access to memory that is gone. The other thread comes after the free.
 * UNORDERED: or before it. Whoever waits for the mutex when the block is freed accesses what is gone, too.
 */
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t *mutex;

static void *drop(void *arg)
{
	pthread_mutex_lock(mutex);
	free(mutex);
	return arg;
}

int main(void)
{
	pthread_t t;

	mutex = malloc(sizeof *mutex);
	pthread_mutex_init(mutex, NULL);
	pthread_create(&t, NULL, drop, NULL);
#ifndef UNORDERED
	pthread_join(t, NULL);
#endif
	pthread_mutex_lock(mutex);
	return 0;
}

/*
 * A race on second; before it, first is read (under the lock, but never written) and printed.
 * Expected: an undefined value is used; a data race, if that is not checked.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static int *first, *second;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *set(void *arg)
{
	pthread_mutex_lock(&lock);
	*first = 3;
	*second = 8;
	pthread_mutex_unlock(&lock);
	return arg;
}
int main(void)
{
	pthread_t t;
	first = malloc(sizeof *first);
	second = malloc(sizeof *second);
	pthread_create(&t, 0, set, 0);
	pthread_mutex_lock(&lock);
	printf("%d\n", *first);
	pthread_mutex_unlock(&lock);
	printf("%d\n", *second);
	pthread_join(t, 0);
}

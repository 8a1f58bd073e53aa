/*
 * A semaphore that starts at zero orders two threads: what is written before
 * the post is seen after the wait.
 * E. W. Dijkstra, "Cooperating sequential processes", EWD 123, 1965.
 * Expected: safe, 1 execution.
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t ready;
static int data;

static void *first(void *arg)
{
	(void)arg;
	data = 7;
	sem_post(&ready);
	return NULL;
}

static void *second(void *arg)
{
	(void)arg;
	sem_wait(&ready);
	assert(data == 7);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	sem_init(&ready, 0, 0);
	pthread_create(&t, NULL, first, NULL);
	pthread_create(&u, NULL, second, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	sem_destroy(&ready);
	return 0;
}

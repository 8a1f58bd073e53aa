/*
 * A thread publishes the address of its thread-local variable, and main reads through it. The lifetime of the variable ends with the
 * thread: ISO/IEC 9899:2011, 6.2.4.
 * BEFORE: main reads before it lets the thread end, and not after the join.
 * STACKED: the thread keeps the address where no other thread looks, and main reads nothing.
 * Expected: memory error; with BEFORE or STACKED, safe.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <semaphore.h>

static _Thread_local int own = 7;
#ifndef STACKED
static int *where;
#endif
static sem_t published, done;

static int *place(void)
{
	return &own;
}

static void *publish(void *arg)
{
	(void)arg;
	*place() += 1;
#ifndef STACKED
	where = place();
#endif
	sem_post(&published);
#ifdef BEFORE
	sem_wait(&done);
#endif
	return (void *)(intptr_t)*place();
}

int main(void)
{
	pthread_t t;
	void *result;

	sem_init(&published, 0, 0);
	sem_init(&done, 0, 0);
	pthread_create(&t, NULL, publish, NULL);
	sem_wait(&published);
#ifdef BEFORE
	assert(*where == 8);
	*where = 9;
	sem_post(&done);
#endif
	pthread_join(t, &result);
#ifdef BEFORE
	assert((intptr_t)result == 9);
#elif !defined STACKED
	assert(*where == 8);
#endif
	assert(own == 7);
	return 0;
}

/*
 * Thread-specific data: each thread has its own value of a key, and a
 * destructor runs at the end of each thread that set one.
 * IEEE Std 1003.1, pthread_key_create.
 * N: number of threads.
 * Expected: safe; N! executions (the destructors add to one atomic counter).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static pthread_key_t key;
static int values[N];
static atomic_int destroyed;

static void destroy(void *p)
{
	atomic_fetch_add(&destroyed, *(int *)p);
}

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	assert(pthread_getspecific(key) == NULL);
	values[me] = me + 1;
	pthread_setspecific(key, &values[me]);
	int *p = pthread_getspecific(key);
	assert(p == &values[me] && *p == me + 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	pthread_key_create(&key, destroy);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, (void *)(intptr_t)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(atomic_load(&destroyed) == N * (N + 1) / 2);
	pthread_key_delete(key);
	return 0;
}

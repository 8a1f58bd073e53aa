/*
 * A bounded queue under a lock: what one thread puts in, any N numbers, another takes out in the same order.
 * LIFO: it takes out what was put in last.
 * Expected: safe; violation with LIFO.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

#ifndef N
#define N 3
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int slots[N], in, out, sent[N], got[N], taken;

static void *put(void *arg)
{
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&lock);
		slots[in++] = sent[i];
		pthread_mutex_unlock(&lock);
	}
	return arg;
}

static void *take(void *arg)
{
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&lock);
		if (out < in) {
#ifdef LIFO
			got[taken++] = slots[in - 1 - out];
			out++;
#else
			got[taken++] = slots[out++];
#endif
		}
		pthread_mutex_unlock(&lock);
	}
	return arg;
}

int main(void)
{
	pthread_t t, u;

	for (int i = 0; i < N; i++)
		sent[i] = __VERIFIER_nondet_int();
	pthread_create(&t, NULL, put, NULL);
	pthread_create(&u, NULL, take, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	for (int i = 0; i < taken; i++)
		assert(got[i] == sent[i]);
	return 0;
}

/*
 * Message passing with a release store and an acquire load of the flag: safe
 * in C11, and with plain data free of data races.
 * H.-J. Boehm, S. Adve, "Foundations of the C++ concurrency memory model",
 * PLDI 2008.
 * Expected: safe, 2 executions (the data is read only when the flag is seen).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int data;
static atomic_int flag;

static void *send(void *arg)
{
	(void)arg;
	data = 1;
	atomic_store_explicit(&flag, 1, memory_order_release);
	return NULL;
}

static void *receive(void *arg)
{
	(void)arg;
	if (atomic_load_explicit(&flag, memory_order_acquire))
		assert(data == 1);
	return NULL;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, send, NULL);
	pthread_create(&u, NULL, receive, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

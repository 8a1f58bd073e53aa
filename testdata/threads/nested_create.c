/*
 * A thread creates a thread and joins it; main joins the first one only.
 * Expected: violation where the child comes first; one execution is left, in which it comes last.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int word, done;

static void *child(void *arg)
{
	int expected = 0;
	atomic_compare_exchange_strong(&word, &expected, 3);
	return arg;
}

static void *parent(void *arg)
{
	pthread_t t;
	pthread_create(&t, 0, child, 0);
	int old = atomic_fetch_xor(&word, 3);
	pthread_join(t, 0);
	done = old + 1;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, parent, 0);
	pthread_join(t, 0);
	assert(done != 4);
}

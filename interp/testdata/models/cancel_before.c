// want: ok
// A request that is there already is honoured before the thread waits for the end of another one.
#include <assert.h>
#include <pthread.h>

int cancels_threads;

static pthread_t first;

static void *ends(void *arg) { return arg; }

static void *joins(void *arg)
{
	pthread_cancel(pthread_self());
	pthread_join(first, 0);
	assert(0);
	return arg;
}

int main(void)
{
	pthread_t t;
	void *result;
	pthread_create(&first, 0, ends, 0);
	pthread_create(&t, 0, joins, 0);
	pthread_cancel(t);
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED);
	return 0;
}

// want: ok; unsupported: cancellation of a thread that waits for the end of another one
#include <assert.h>
#include <pthread.h>

int cancels_threads;

static pthread_t first;

static void *ends(void *arg) { return arg; }

static void *joins(void *arg)
{
	pthread_join(first, 0);
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
	return 0;
}

// want: ok
// The number of a thread is there before the thread runs: with glibc for those of
// pthreads, by the standard for those of C11.
#include <assert.h>
#include <pthread.h>
#include <threads.h>

pthread_t first, second;
thrd_t third;

static void *last(void *arg) { return pthread_equal(second, pthread_self()) ? arg : 0; }

static void *run(void *arg)
{
	assert(pthread_equal(first, pthread_self()));
	pthread_create(&second, 0, last, arg);
	pthread_join(second, &arg);
	return arg;
}

static int c11(void *arg) { return thrd_equal(third, thrd_current()); }

int main(void)
{
	int result;
	void *value;
	pthread_create(&first, 0, run, &first);
	pthread_join(first, &value);
	assert(value == &first);
	assert(thrd_create(&third, c11, 0) == thrd_success);
	assert(thrd_join(third, &result) == thrd_success && result);
	return 0;
}

// want: ok; assume; reach: reach_error
// A thread that waits for bytes is cancelled, or has them first.
#include <assert.h>
#include <pthread.h>
#include <unistd.h>

int cancels_threads;
void reach_error(void);

static int ends[2];

static void *reading(void *arg)
{
	char c;
	assert(read(ends[0], &c, 1) == 1 && c == 'x');
	reach_error();
	return arg;
}

int main(void)
{
	pthread_t t;
	void *result;
	assert(pipe(ends) == 0);
	pthread_create(&t, 0, reading, 0);
	pthread_cancel(t);
	if (write(ends[1], "x", 1) != 1)
		return 1;
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED);
	char c;
	assert(read(ends[0], &c, 1) == 1);
	pthread_create(&t, 0, reading, 0); /* nothing is left */
	pthread_cancel(t);
	pthread_join(t, &result);
	assert(result == PTHREAD_CANCELED);
	return 0;
}

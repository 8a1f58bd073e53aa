/*
 * Reference counting: N threads look at an object and drop their reference by
 * a releasing decrement; the last one acquires, by a fence, and writes to it.
 * N: number of threads. DROP: order of the decrement. The object is not atomic.
 * Expected: safe, N! executions; the object is raced for with DROP=relaxed.
 */
#include "rc11.h"

#ifndef N
#define N 3
#endif
#ifndef DROP
#define DROP release
#endif

static atomic_int references = N;
static int object = 1;

THREAD(run)
{
	assert(object == 1);
	if (add_as(DROP, references, -1) == 1) {
		fence_as(acquire);
		object = 0;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];

	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, run, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(object == 0);
	return 0;
}

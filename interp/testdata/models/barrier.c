// want: ok
// Two rounds of two threads; one of them is the serial one each time.
#include <assert.h>
#include <pthread.h>

pthread_barrier_t b;
int arrived[2], serial[2];

static void *run(void *arg)
{
	for (int round = 0; round < 2; round++) {
		__atomic_fetch_add(&arrived[round], 1, __ATOMIC_SEQ_CST);
		int result = pthread_barrier_wait(&b);
		assert(result == 0 || result == PTHREAD_BARRIER_SERIAL_THREAD);
		if (result)
			__atomic_fetch_add(&serial[round], 1, __ATOMIC_SEQ_CST);
		assert(arrived[round] == 2);
	}
	return 0;
}

int main(void)
{
	pthread_t t;
	assert(pthread_barrier_init(&b, 0, 0) != 0);
	assert(pthread_barrier_init(&b, 0, 2) == 0);
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	assert(serial[0] == 1 && serial[1] == 1);
	assert(pthread_barrier_destroy(&b) == 0);
	return 0;
}

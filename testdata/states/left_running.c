/* A thread that goes round until nobody cares: main does not wait for it, and the process ends with main. Expected: safe. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, stop;

static void *run(void *arg)
{
	while (!atomic_load(&stop))
		atomic_fetch_xor(&x, 1);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	return 0;
}

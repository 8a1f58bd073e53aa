/*
 * A thread exchanges a value for ever: its first exchange changes memory, all others leave it
 * as it is and read it. The main thread waits for its end. Expected: a hang.
 */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int value;

static void *spin(void *arg)
{
	for (;;)
		atomic_exchange(&value, 1);
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, spin, NULL);
	pthread_join(t, NULL);
	return 0;
}

/*
 * A mutex is destroyed while another thread may hold it.
 * IEEE Std 1003.1, pthread_mutex_destroy.
 * Expected: mutex error.
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex;
static volatile int counter;

static void *run(void *arg)
{
	(void)arg;
	pthread_mutex_lock(&mutex);
	counter++;
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t t;

	pthread_mutex_init(&mutex, NULL);
	pthread_create(&t, NULL, run, NULL);
	pthread_mutex_destroy(&mutex);
	pthread_join(t, NULL);
	return 0;
}

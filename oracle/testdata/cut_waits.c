/* A loop that may be cut while another thread waits for a semaphore, having read what is overwritten later: that is no end of an execution. */
#include <pthread.h>
#include <semaphore.h>
static sem_t s;
static void *taker(void *arg)
{
	sem_wait(&s);
	return arg;
}
int main(void)
{
	pthread_t h;
	sem_init(&s, 0, 1);
	pthread_create(&h, 0, taker, 0);
	for (int i = 0; i < 3; i++) {
		sem_wait(&s);
		sem_post(&s);
	}
	return 0;
}

/* A barrier that is initialised again without being destroyed: an error of kind mutex. */
#include <pthread.h>

int main(void)
{
	static pthread_barrier_t barrier;
	pthread_barrier_init(&barrier, 0, 1);
	pthread_barrier_wait(&barrier);
	pthread_barrier_init(&barrier, 0, 2);
	return 0;
}

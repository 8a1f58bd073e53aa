/* The join is the last thing that main does: the process ends after it, so that nobody waits in vain. */
#include <pthread.h>
static pthread_barrier_t barrier;
static void *joined(void *arg) { return arg; }
static void *waits(void *arg) { pthread_barrier_wait(&barrier); return arg; }
int main(void)
{
	pthread_t h1, h2;
	long r = 0;
	pthread_barrier_init(&barrier, 0, 2);
	pthread_create(&h1, 0, joined, &r);
	pthread_create(&h2, 0, waits, 0);
	pthread_join(h1, 0);
	return 0;
}

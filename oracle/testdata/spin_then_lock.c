/* A spin loop that would come to a mutex which is held for ever. Expected: a deadlock, and no hang. */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *reader(void *arg)
{
	for (;;) {
		int a = x, b = y;
		if (a) {
			pthread_mutex_lock(&m);
			return arg;
		}
		if (b)
			return arg;
	}
}
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, reader, 0);
	pthread_mutex_lock(&m);
	x = 1;
	pthread_join(h, 0);
	return 0;
}

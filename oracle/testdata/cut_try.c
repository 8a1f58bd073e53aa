/* A loop that may be cut while another thread waits for a mutex that is tried elsewhere, too, and is unlocked later. */
#include <pthread.h>
static pthread_mutex_t m;
static int rounds;
static void *locker(void *arg)
{
	pthread_mutex_lock(&m);
	return arg;
}
static void *cut(void *arg)
{
	for (int i = 0; i < 3; i++)
		rounds++;
	return arg;
}
int main(void)
{
	pthread_t h1, h2;
	pthread_create(&h1, 0, locker, 0);
	pthread_create(&h2, 0, cut, 0);
	if (!pthread_mutex_trylock(&m))
		pthread_mutex_unlock(&m);
	return 0;
}

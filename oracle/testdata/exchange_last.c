/* The last thing that a thread does is a compare-exchange whose result nobody looks at: whether it has failed or not, the thread ends in
   the same way, but if it has not, another thread may read what it has written. */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;
static void *reader(void *arg) { return x == 7 ? arg : 0; }
static void *exchanger(void *arg)
{
	int old = 1;
	atomic_compare_exchange_strong(&x, &old, 2);
	return arg;
}
static void *writer(void *arg)
{
	x = 1;
	x = 3;
	return arg;
}
int main(void)
{
	pthread_t h1, h2, h3;
	pthread_create(&h1, 0, reader, 0);
	pthread_create(&h2, 0, exchanger, 0);
	pthread_create(&h3, 0, writer, 0);
	return 0;
}

/* A spin loop of read-modify-writes of what is written by bytes, too. */
#include <pthread.h>
#include <stdatomic.h>
static union { atomic_int word; atomic_char bytes[4]; } u = {1};
static atomic_int stop;
static void *taker(void *arg)
{
	while (atomic_exchange(&u.word, 1) && !stop)
		;
	return arg;
}
static void *writer(void *arg) { u.bytes[0] = 0; return arg; }
int main(void)
{
	pthread_t h1, h2;
	pthread_create(&h1, 0, taker, 0);
	pthread_create(&h2, 0, writer, 0);
	u.word = 1;
	stop = 1;
	return 0;
}

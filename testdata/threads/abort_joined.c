/* Who joins a thread that ends the process goes on no more. Safe. */
#include <pthread.h>
#include <stdlib.h>
extern void reach_error(void);
static void *leave(void *arg)
{
	abort();
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, leave, 0);
	pthread_join(t, 0);
	reach_error();
}

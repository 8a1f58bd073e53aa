/* A spin loop that would use an undefined value, if it went on. Expected: that use, and no hang. */
#include <pthread.h>
#include <stdatomic.h>
static int x;
static atomic_int y;
static void *reader(void *arg)
{
	int a, b;
	do {
		a = *(volatile int *)&x;
		b = y;
	} while (a == 0 && b == 0);
	return arg;
}
int main(void)
{
	pthread_t h;
	int undefined;
	pthread_create(&h, 0, reader, 0);
	*(volatile int *)&x = undefined;
	pthread_join(h, 0);
	return 0;
}

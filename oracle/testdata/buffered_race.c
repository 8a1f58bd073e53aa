/* A race with a write to a variable with a lifetime that is still in its buffer, and with a read that takes it
   from there. */
#include <pthread.h>
static void *writer(void *arg) { *(int *)arg = 2; return 0; }
int main(void)
{
	pthread_t h;
	int r = 0;
	pthread_create(&h, 0, writer, &r);
	r = 1;
	return r > 2;
}

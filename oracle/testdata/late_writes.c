/* Under PSO a write to a variable that is gone has no effect, and no place among the writes that are still
   in the buffer. */
#include <pthread.h>
static unsigned *volatile frame;
static void *writer(void *arg) { unsigned *p = frame; *p = 1; return arg; }
static void *owner(void *arg) { unsigned seen = 0; frame = &seen; return arg; }
int main(void)
{
	pthread_t h1, h2;
	pthread_create(&h1, 0, writer, 0);
	pthread_create(&h2, 0, owner, 0);
	if (frame)
		*frame = 1;
	return 0;
}

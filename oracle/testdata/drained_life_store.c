/* The same, with a store through the pointer. */
#include <pthread.h>
static unsigned *volatile frame;
static void *owner(void *arg) { unsigned seen = 0; frame = &seen; __atomic_store_n(&seen, 2, __ATOMIC_SEQ_CST); return arg; }
static void *reader(void *arg) { unsigned *p = frame; *p = 2; return arg; }
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, owner, 0);
	pthread_create(&h, 0, reader, 0);
	return 0;
}

/* The sequentially consistent store drains the buffer before it looks whether its object lives. */
#include <pthread.h>
static unsigned *volatile frame;
static void *owner(void *arg) { unsigned seen = 0; frame = &seen; __atomic_store_n(&seen, 2, __ATOMIC_SEQ_CST); return arg; }
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, owner, 0);
	unsigned *p = frame;
	return p ? *p > 2 : 0;
}

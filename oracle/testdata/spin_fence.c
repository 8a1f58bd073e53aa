/* A spin loop that begins with a fence. */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y;
static void *reader(void *arg)
{
	int a;
	do {
		atomic_thread_fence(memory_order_seq_cst);
		a = atomic_load_explicit(&x, memory_order_relaxed);
	} while (!a);
	return y ? arg : 0;
}
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, reader, 0);
	y = 1;
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	pthread_join(h, 0);
	return 0;
}

/* The first store to the variable may still be in the buffer when the variable lives again. Nothing waits for it. */
#include <pthread.h>
static int *volatile frame;
static int y, z;
static int early, late;
static void set(int v) { int x; frame = &x; x = v; }
static void *owner(void *arg)
{
	__atomic_store_n(&y, 1, __ATOMIC_RELAXED);
	set(1);
	set(2);
	early = __atomic_load_n(&z, __ATOMIC_RELAXED);
	return arg;
}
int main(void)
{
	pthread_t h;
	pthread_create(&h, 0, owner, 0);
	__atomic_store_n(&z, 1, __ATOMIC_SEQ_CST);
	late = __atomic_load_n(&y, __ATOMIC_RELAXED);
	pthread_join(h, 0);
	return early + late;
}

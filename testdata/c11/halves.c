/*
 * A word is written whole and read by halves, relaxed: the upper half is new and
 * the lower one, read later, is old. Of that the standard says nothing; gomc orders
 * the bytes apart.
 * SAFE: the halves are read from a copy that was read whole.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static union {
	_Atomic uint32_t whole;
	_Atomic uint16_t half[2];
} u;

static void *put(void *arg)
{
	atomic_store_explicit(&u.whole, 0x50005, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t;
	unsigned high, low;

	pthread_create(&t, NULL, put, NULL);
#ifdef SAFE
	uint32_t copy = atomic_load_explicit(&u.whole, memory_order_relaxed);
	high = copy >> 16;
	low = copy & 0xffff;
#else
	high = atomic_load_explicit(&u.half[1], memory_order_relaxed);
	low = atomic_load_explicit(&u.half[0], memory_order_relaxed);
#endif
	assert(!high || low);
	pthread_join(t, NULL);
	return 0;
}

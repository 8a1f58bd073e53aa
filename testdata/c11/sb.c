/*
 * Store buffering: of two threads that each raise a flag and then look at the
 * flag of the other, one sees it raised. Release stores and acquire loads do not
 * give that.
 * SAFE: with seq_cst fences in between RC11 does. RA, where they count as acq_rel,
 * does not.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifdef SAFE
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE() ((void)0)
#endif

static atomic_int raised[2];
static int saw[2];

static void *look(void *arg)
{
	int me = (int)(intptr_t)arg;

	atomic_store_explicit(&raised[me], 1, memory_order_release);
	FENCE();
	saw[me] = atomic_load_explicit(&raised[1 - me], memory_order_acquire);
	return NULL;
}

int main(void)
{
	pthread_t a, b;

	pthread_create(&a, NULL, look, (void *)(intptr_t)0);
	pthread_create(&b, NULL, look, (void *)(intptr_t)1);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(saw[0] || saw[1]);
	return 0;
}

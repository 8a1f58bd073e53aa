/*
 * A thread that executes fences for ever, and one that enters empty atomic
 * sections for ever: neither does anything that another thread could see.
 * Expected: a hang; no execution reaches its end, and neither thread waits for anything.
 */
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static void *fences(void *arg)
{
	for (;;)
		atomic_thread_fence(memory_order_seq_cst);
	return arg;
}

static void *sections(void *arg)
{
	for (;;) {
		__VERIFIER_atomic_begin();
		__VERIFIER_atomic_end();
	}
	return arg;
}

int main(void)
{
	pthread_t t, u;

	pthread_create(&t, NULL, fences, NULL);
	pthread_create(&u, NULL, sections, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}

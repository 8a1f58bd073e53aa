/*
 * Two threads hand a value back and forth for ever, without a lock: whose turn it
 * is says an atomic flag.
 * EARLY: the second thread passes the turn on before it writes.
 * Expected with --check=race: safe; a data race with EARLY.
 */
#include "states.h"

static atomic_int turn;
static int value;

static void *run(void *arg)
{
	int me = (int)(intptr_t)arg;

	REPEAT {
		while (atomic_load_explicit(&turn, memory_order_acquire) != me)
			;
#ifdef EARLY
		if (me == 1) {
			atomic_store_explicit(&turn, 0, memory_order_release);
			value = 1;
			continue;
		}
#endif
		value = me;
		atomic_store_explicit(&turn, 1 - me, memory_order_release);
	}
	return NULL;
}

int main(void)
{
	run_numbered(2, run);
	return 0;
}

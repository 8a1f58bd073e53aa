/*
 * The ticket lock, used for ever: tickets are taken modulo TICKETS.
 * J. M. Mellor-Crummey, M. L. Scott, "Algorithms for scalable synchronization
 * on shared-memory multiprocessors", ACM TOCS 9(1), 1991.
 * N: number of threads. TICKETS: a power of two, at most 256.
 * NO_WRAP: the number that is served does not wrap with the tickets.
 * Expected: safe; with more threads than tickets two threads are inside; with
 * NO_WRAP all wait for ever after TICKETS rounds.
 */
#include "states.h"

#ifndef N
#define N 2
#endif
#ifndef TICKETS
#define TICKETS 256
#endif

static atomic_uchar next_ticket;
static atomic_int serving;

static void *run(void *arg)
{
	(void)arg;
	REPEAT {
		int ticket = atomic_fetch_add_explicit(&next_ticket, 1, memory_order_relaxed) % TICKETS;
		while (atomic_load_explicit(&serving, memory_order_acquire) != ticket)
			;
		enter_alone();
		leave_alone();
#ifdef NO_WRAP
		int following = ticket + 1;
#else
		int following = (ticket + 1) % TICKETS;
#endif
		atomic_store_explicit(&serving, following, memory_order_release);
	}
	return NULL;
}

int main(void)
{
	run_alike(N, run);
	return 0;
}

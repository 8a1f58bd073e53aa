/*
 * Cancellation, and the handlers that pthread_cleanup_push leaves. What a thread remembers of them are notes, so that nothing shows in
 * programs that nobody cancels.
 *
 * A request is a word of the thread. It is honoured at points of cancellation, while the thread lets it be; a thread that is in a wait of such a point
 * would have to be woken, which is unsupported.
 */
#ifndef GOMC_CANCEL_H
#define GOMC_CANCEL_H

#include "fate.h"

#define NOTE_CANCEL_STATE (~(u64)4)
#define NOTE_CANCEL_TYPE (~(u64)6)
#define NOTE_CLEANUP (~(u64)8)	   /* the innermost handler */
#define NOTE_EXIT_VALUE (~(u64)10) /* what a thread exits with whose handlers run */

enum { CANCEL_REQUESTED = 1, CANCEL_WAITING = 2 };
enum { CANCEL_ENABLE, CANCEL_DISABLE };
enum { CANCEL_DEFERRED, CANCEL_ASYNCHRONOUS };

extern u32 __gomc_cancel_words[THREADS_MAX];

/* The note on a handler is half the address of its buffer. */
INLINE u64 handler_of(void *buffer) { return (uintptr_t)buffer >> 1; }
INLINE void *buffer_of(u64 handler) { return (void *)(uintptr_t)(handler << 1); }

/* What is pushed before is noted within the memory of a buffer, so that it goes with it. */
INLINE u64 outer(void *buffer) { return (uintptr_t)buffer + 16; }

/* Runs the next handler, by going back to where it was pushed, or ends the thread. */
INLINE NORETURN void unwind(void)
{
	void *buffer = buffer_of(__gomc_remember(NOTE_CLEANUP, 0));
	if (buffer) {
		__gomc_remember(NOTE_CLEANUP, __gomc_remember(outer(buffer), 0));
		__gomc_longjmp(buffer, 1);
	}
	__gomc_exit_thread((void *)(uintptr_t)__gomc_remember(NOTE_EXIT_VALUE, 0));
}

/* PTHREAD_CANCELED is the result. Nobody is cancelled twice. */
INLINE NORETURN void honour(void)
{
	__gomc_remember(NOTE_CANCEL_STATE, CANCEL_DISABLE);
	__gomc_remember(NOTE_EXIT_VALUE, (uintptr_t)-1);
	unwind();
}

INLINE int cancellable(void) { return __gomc_cancels() && __gomc_note(NOTE_CANCEL_STATE, 0) == CANCEL_ENABLE; }

/* A point of cancellation at which the thread does not wait. */
INLINE void cancellation_point(void)
{
	if (cancellable() && __atomic_load_n(&__gomc_cancel_words[__gomc_self()], __ATOMIC_SEQ_CST) & CANCEL_REQUESTED)
		honour();
}

/* A point of cancellation at which the thread may wait lies between these two. */
INLINE void begin_waiting(void)
{
	if (cancellable() && __gomc_rmw(OP_OR, &__gomc_cancel_words[__gomc_self()], 4, CANCEL_WAITING, 0, SYNC_NONE) & CANCEL_REQUESTED)
		honour();
}

INLINE void end_waiting(void)
{
	if (cancellable())
		__gomc_rmw(OP_AND, &__gomc_cancel_words[__gomc_self()], 4, ~(u32)CANCEL_WAITING, 0, SYNC_NONE);
}

#endif

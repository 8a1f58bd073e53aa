/*
 * Cancellation, and the handlers that pthread_cleanup_push leaves. What a thread remembers of them are notes, so that nothing shows in
 * programs that nobody cancels.
 *
 * A request is a word of the thread. It is honoured at points of cancellation, while the thread lets it be. If it comes while the thread waits at such a point,
 * the thread is cancelled there, or goes on, the request pending, if what it waits for comes as well: POSIX leaves that open. Which of these it is to be, or that no
 * request comes meanwhile, is chosen when the wait begins; an execution that does not turn out so is left out, so that it is no deadlock.
 */
#ifndef GOMC_CANCEL_H
#define GOMC_CANCEL_H

#include "fate.h"

#define NOTE_CANCEL_STATE (~(u64)4)
#define NOTE_CANCEL_TYPE (~(u64)6)
#define NOTE_CLEANUP (~(u64)8)	   /* the innermost handler */
#define NOTE_EXIT_VALUE (~(u64)10) /* what a thread exits with whose handlers run */

enum { CANCEL_REQUESTED = 1, CANCEL_WAITING = 2, CANCEL_JOINING = 4 };
enum { CANCEL_ENABLE, CANCEL_DISABLE };
enum { CANCEL_DEFERRED, CANCEL_ASYNCHRONOUS };

extern u32 __gomc_cancel_words[THREADS_MAX];

/* The note on a handler is half the address of its buffer. */
INLINE u64 handler_of(void *buffer) { return (uintptr_t)buffer >> 1; }
INLINE void *buffer_of(u64 handler) { return (void *)(uintptr_t)(handler << 1); }

/* What is pushed before is noted within the memory of a buffer, so that it goes with it. */
INLINE u64 outer(void *buffer) { return (uintptr_t)buffer + 16; }

/*
 * Among the handlers is the routine of pthread_once that the thread runs: if the thread ends within, it has not run, and the next thread runs it. The note is half the
 * address of the control, with the highest bit.
 */
enum { ONCE_NEW, ONCE_RUNNING, ONCE_DONE };
#define ONCE_HANDLER (1ull << 63)

INLINE void begin_once(int *control)
{
	__gomc_remember((uintptr_t)control, __gomc_remember(NOTE_CLEANUP, handler_of(control) | ONCE_HANDLER));
}

INLINE void end_once(int *control) { __gomc_remember(NOTE_CLEANUP, __gomc_remember((uintptr_t)control, 0)); }

INLINE void give_up_once(int *control)
{
	end_once(control);
	__gomc_rmw(OP_XCHG, control, 4, ONCE_NEW, 0, SYNC_ONCE);
}

/* Runs the next handler, by going back to where it was pushed, or ends the thread. */
INLINE NORETURN void unwind(void)
{
	u64 handler;
	while ((handler = __gomc_note(NOTE_CLEANUP, 0)) & ONCE_HANDLER)
		give_up_once(buffer_of(handler));
	void *buffer = buffer_of(handler);
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

/* How a wait comes to its end, as far as cancellation goes. */
enum ending {
	UNREQUESTED, /* nobody asks to cancel the thread meanwhile */
	CANCELLED,
	PENDING, /* somebody does, and it goes on nevertheless */
};

INLINE u64 mark(u32 flag) { return __gomc_rmw(OP_OR, &__gomc_cancel_words[__gomc_self()], 4, flag, 0, SYNC_NONE); }
INLINE void unmark(u32 flag) { __gomc_rmw(OP_AND, &__gomc_cancel_words[__gomc_self()], 4, ~flag, 0, SYNC_NONE); }

/* Leaves out an execution that does not turn out as was chosen. */
INLINE void expect(int holds)
{
	if (!holds)
		__gomc_block(BLOCK_ASSUME);
}

/* The thread begins to wait at a point of cancellation. */
INLINE enum ending begin_waiting(void)
{
	if (!cancellable())
		return UNREQUESTED;
	enum ending how = (enum ending)__gomc_choice(3);
	if (how == UNREQUESTED)
		expect(!(mark(CANCEL_WAITING) & CANCEL_REQUESTED));
	return how;
}

INLINE void await_request(void) { expect((__atomic_load_n(&__gomc_cancel_words[__gomc_self()], __ATOMIC_SEQ_CST) & CANCEL_REQUESTED) != 0); }

/* The thread has what it waited for. A PENDING wait without a request would be an UNREQUESTED one, once more. */
INLINE void end_waiting(enum ending how)
{
	if (how == PENDING)
		await_request();
	else if (cancellable())
		unmark(CANCEL_WAITING);
}

INLINE NORETURN void cancelled(void)
{
	await_request();
	honour();
}

#endif

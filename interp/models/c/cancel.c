/* Cancellation of threads, and what the macros pthread_cleanup_push and pthread_cleanup_pop of glibc call. */
#include "cancel.h"

#ifdef GOMC_SMALL
typedef u32 pthread_t;
#else
typedef unsigned long pthread_t;
#endif

u32 __gomc_cancel_words[THREADS_MAX];

/* A thread that has ended, and may still be joined, takes no notice. */
int pthread_cancel(pthread_t thread)
{
	if (!created(thread))
		return misuse("cancellation of a thread that was never created", ESRCH);
	u64 old = __gomc_rmw(OP_OR, &__gomc_cancel_words[thread_of(thread)], 4, CANCEL_REQUESTED, 0, SYNC_NONE);
	if ((old & (CANCEL_JOINING | CANCEL_REQUESTED)) == CANCEL_JOINING)
		__gomc_unsupported("cancellation of a thread that waits for the end of another one");
	expect(!(old & CANCEL_WAITING));
	return 0;
}

int pthread_setcancelstate(int state, int *old)
{
	if (state != CANCEL_ENABLE && state != CANCEL_DISABLE)
		return EINVAL;
	int before = (int)__gomc_remember(NOTE_CANCEL_STATE, (u64)state);
	if (old)
		*old = before;
	return 0;
}

int pthread_setcanceltype(int type, int *old)
{
	if (type != CANCEL_DEFERRED && type != CANCEL_ASYNCHRONOUS)
		return EINVAL;
	if (type == CANCEL_ASYNCHRONOUS && __gomc_cancels())
		__gomc_unsupported("asynchronous cancellation");
	int before = (int)__gomc_remember(NOTE_CANCEL_TYPE, (u64)type);
	if (old)
		*old = before;
	return 0;
}

void pthread_testcancel(void) { cancellation_point(); }

/* As glibc declares them on 32 bits. */
#if __SIZEOF_POINTER__ == 4
#define IN_REGISTER __attribute__((regparm(1)))
#else
#define IN_REGISTER
#endif

/*
 * A handler is a buffer of setjmp in the function that pushed it; behind that setjmp the function runs the handler and goes on with the
 * next one.
 */
void IN_REGISTER __pthread_register_cancel(void *buffer)
{
	__gomc_remember(outer(buffer), __gomc_remember(NOTE_CLEANUP, handler_of(buffer)));
}

void IN_REGISTER __pthread_unregister_cancel(void *buffer)
{
	__gomc_remember(NOTE_CLEANUP, __gomc_remember(outer(buffer), 0));
}

void IN_REGISTER NORETURN __pthread_unwind_next(void *buffer) { unwind(); }

/* There is no fork. */
int pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void)) { return 0; }

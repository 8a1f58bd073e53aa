/*
 * Signals: none ever comes, so that handlers never run and masks hide nothing. What raises one is not modelled. Handlers are kept for who asks what they were.
 */
#include "models.h"

typedef struct {
	u64 signals; /* of more than 64 the rest is never looked at */
} sigset_t;

struct action {
	void *handler;
	struct {
		unsigned long words[1024 / 8 / sizeof(long)];
	} mask;
	int flags;
	void *restorer;
};

enum { SIGKILL = 9, SIGSTOP = 19, SIGNALS = 64 };

static void *__gomc_handlers[SIGNALS];

INLINE int known(int signal) { return signal > 0 && signal <= SIGNALS; }

/* Signals that end or stop a process cannot be handled. */
INLINE int can_handle(int signal) { return known(signal) && signal != SIGKILL && signal != SIGSTOP; }

INLINE void *set_handler(int signal, void *handler) { return (void *)(uintptr_t)__atomic_exchange_n((uintptr_t *)&__gomc_handlers[signal - 1], (uintptr_t)handler, __ATOMIC_SEQ_CST); }

void *signal(int signal, void *handler) { return can_handle(signal) ? set_handler(signal, handler) : (void *)(uintptr_t)(long)fail(EINVAL); }

/* They differ in what happens when a signal comes. */
void *ssignal(int number, void *handler) { return signal(number, handler); }
void *bsd_signal(int number, void *handler) { return signal(number, handler); }
void *sysv_signal(int number, void *handler) { return signal(number, handler); }
void *__sysv_signal(int number, void *handler) { return signal(number, handler); }

/* Of what was set before, only the handler is kept. */
int sigaction(int signal, const struct action *new, struct action *old)
{
	if (!known(signal) || (new && !can_handle(signal)))
		return fail(EINVAL);
	void *before = NULL;
	if (new)
		before = set_handler(signal, new->handler);
	else if (old)
		before = (void *)__atomic_load_n((uintptr_t *)&__gomc_handlers[signal - 1], __ATOMIC_SEQ_CST);
	if (old) {
		if (before)
			__gomc_unsupported("sigaction of a signal for which a handler was set");
		*old = (struct action){0};
	}
	return 0;
}

int sigemptyset(sigset_t *set)
{
	set->signals = 0;
	return 0;
}

int sigfillset(sigset_t *set)
{
	set->signals = ~(u64)0;
	return 0;
}

int sigaddset(sigset_t *set, int signal)
{
	if (!known(signal))
		return fail(EINVAL);
	set->signals |= (u64)1 << (signal - 1);
	return 0;
}

int sigdelset(sigset_t *set, int signal)
{
	if (!known(signal))
		return fail(EINVAL);
	set->signals &= ~((u64)1 << (signal - 1));
	return 0;
}

int sigismember(const sigset_t *set, int signal)
{
	return known(signal) ? (int)(set->signals >> (signal - 1) & 1) : fail(EINVAL);
}

/* The mask is not kept: a program that asks for it is not modelled. */
INLINE int masked(int how, const sigset_t *set, void *old)
{
	if (old)
		__gomc_unsupported("the mask of signals of a thread");
	return set && (how < 0 || how > 2) ? EINVAL : 0;
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old)
{
	int error = masked(how, set, old);
	return error ? fail(error) : 0;
}

int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) { return masked(how, set, old); }

/* Signals: none ever comes, so that handlers never run and masks hide nothing. What raises one is not modelled. */
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

enum { SIGNALS = 64 };

INLINE int known(int signal) { return signal > 0 && signal <= SIGNALS; }

void *signal(int signal, void *handler) { return known(signal) ? NULL : (void *)(uintptr_t)fail(EINVAL); }

int sigaction(int signal, const struct action *new, struct action *old)
{
	if (!known(signal))
		return fail(EINVAL);
	if (old)
		*old = (struct action){0};
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
INLINE void masked(void *old)
{
	if (old)
		__gomc_unsupported("the mask of signals of a thread");
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old)
{
	masked(old);
	return 0;
}

int pthread_sigmask(int how, const sigset_t *set, sigset_t *old)
{
	masked(old);
	return 0;
}

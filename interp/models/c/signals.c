/*
 * Signals that a thread sends to itself. None comes from outside or from another thread: who waits for one that is not there, or sends one to another, is not modelled, nor is what
 * stops a process.
 *
 * A thread remembers in notes what it blocks, and what has come and is blocked.
 */
#include "signals.h"

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

/* What a handler with SA_SIGINFO gets. */
struct info {
	int signal, error, code;
#ifdef __LP64__
	int pad;
#endif
	int sender, user;
	int rest[128 / sizeof(int) - 5 - (sizeof(long) > sizeof(int))];
};

enum { SIGABRT = 6, SIGKILL = 9, SIGALRM = 14, SIGCHLD = 17, SIGCONT = 18, SIGSTOP = 19, SIGTTOU = 22, SIGURG = 23, SIGWINCH = 28, REAL_TIME = 34, SIGNALS = 64 };
enum { SIG_DFL, SIG_IGN, SIG_HOLD };
enum { SIG_BLOCK, SIG_UNBLOCK, SIG_SETMASK };
enum { SA_SIGINFO = 4, SA_NODEFER = 0x40000000 };
#define SA_RESETHAND 0x80000000u
enum { SI_USER = 0, SI_TKILL = -6 };

/* Two are of the library itself. */
INLINE int known(int signal) { return signal > 0 && signal <= SIGNALS && signal != 32 && signal != 33; }
INLINE u64 bit(int signal) { return (u64)1 << (signal - 1); }

/* Signals that end or stop a process cannot be handled or blocked. */
INLINE int can_handle(int signal) { return known(signal) && signal != SIGKILL && signal != SIGSTOP; }

#define NOTE_PENDING (~(u64)24)

u64 __gomc_first_masks[THREADS_MAX];

INLINE void set_mask(u64 mask) { __gomc_remember(NOTE_SIGNAL_MASK, mask | MASK_KNOWN | MASK_CHANGED); }

/* Actions, which are looked at and changed as a whole. As long as there is one thread it needs no lock. */
static struct {
	void *handler;
	u64 mask;
	u32 flags;
} __gomc_actions[SIGNALS];
static word __gomc_action_locks[SIGNALS];

INLINE int alone(void) { return __gomc_self() == 0 && __gomc_next_thread() == 1; }

INLINE void hold(int signal)
{
	if (!alone())
		hold_lock(&__gomc_action_locks[signal - 1]);
}

INLINE void release(int signal)
{
	if (!alone())
		release_lock(&__gomc_action_locks[signal - 1]);
}

/*
 * An alarm that nobody handles ends the process, at any time: what other executions do until then is done there. So nothing happens, and the seconds are those that are
 * left, as no time passes.
 */
static u32 __gomc_seconds;

INLINE void no_handler_for_alarm(void *handler)
{
	if ((uintptr_t)handler > SIG_IGN)
		__gomc_unsupported("an alarm that is handled");
}

INLINE void when_set(int signal, void *handler)
{
	if (signal == SIGALRM && __gomc_declares("alarm") && __atomic_load_n(&__gomc_seconds, __ATOMIC_SEQ_CST))
		no_handler_for_alarm(handler);
}

INLINE void *set_handler(int signal, void *handler, u64 mask, u32 flags)
{
	when_set(signal, handler);
	hold(signal);
	void *before = __gomc_actions[signal - 1].handler;
	__gomc_actions[signal - 1].handler = handler;
	__gomc_actions[signal - 1].mask = mask;
	__gomc_actions[signal - 1].flags = flags;
	release(signal);
	return before;
}

INLINE void *handler_of_signal(int signal)
{
	hold(signal);
	void *handler = __gomc_actions[signal - 1].handler;
	release(signal);
	return handler;
}

u32 alarm(u32 seconds)
{
	if (seconds)
		no_handler_for_alarm(handler_of_signal(SIGALRM));
	if (__gomc_declares("sigpending") || __gomc_declares("sigtimedwait"))
		__gomc_unsupported("an alarm in a program that looks whether signals have come");
	return (u32)__gomc_rmw(OP_XCHG, &__gomc_seconds, 4, seconds, 0, SYNC_NONE);
}

INLINE void *failed(void) { return (void *)(uintptr_t)(long)fail(EINVAL); }

void *signal(int signal, void *handler) { return can_handle(signal) ? set_handler(signal, handler, 0, 0) : failed(); }
void *bsd_signal(int number, void *handler) { return signal(number, handler); }
void *ssignal(int number, void *handler) { return signal(number, handler); }

/* The handler runs once. */
void *sysv_signal(int signal, void *handler) { return can_handle(signal) ? set_handler(signal, handler, 0, SA_RESETHAND | SA_NODEFER) : failed(); }
void *__sysv_signal(int number, void *handler) { return sysv_signal(number, handler); }

int sigaction(int signal, const struct action *new, struct action *old)
{
	if (!known(signal) || (new && !can_handle(signal)))
		return fail(EINVAL);
	struct action set = {0}, before = {0};
	u64 mask = 0;
	if (new) {
		set = *new;
		mask = *(const u64 *)&new->mask;
		when_set(signal, set.handler);
	}
	hold(signal);
	before.handler = __gomc_actions[signal - 1].handler;
	*(u64 *)&before.mask = __gomc_actions[signal - 1].mask;
	before.flags = (int)__gomc_actions[signal - 1].flags;
	if (new) {
		__gomc_actions[signal - 1].handler = set.handler;
		__gomc_actions[signal - 1].mask = mask & ~NEVER_BLOCKED;
		__gomc_actions[signal - 1].flags = (u32)set.flags;
	}
	release(signal);
	if (old)
		*old = before;
	return 0;
}

/* Whether a handler runs once more does not show where nothing is interrupted. */
int siginterrupt(int signal, int interrupts) { return can_handle(signal) ? 0 : fail(EINVAL); }

INLINE int ignored_by_default(int signal) { return signal == SIGCHLD || signal == SIGCONT || signal == SIGURG || signal == SIGWINCH; }

/* What a signal does that is not blocked. Returns whether a handler has run. */
static int __gomc_deliver(int signal, int code)
{
	hold(signal);
	void *handler = __gomc_actions[signal - 1].handler;
	u64 mask = __gomc_actions[signal - 1].mask;
	u32 flags = __gomc_actions[signal - 1].flags;
	if ((uintptr_t)handler > SIG_IGN && flags & SA_RESETHAND)
		__gomc_actions[signal - 1].handler = (void *)SIG_DFL;
	release(signal);
	if ((uintptr_t)handler == SIG_IGN)
		return 0;
	if ((uintptr_t)handler == SIG_DFL) {
		if (ignored_by_default(signal))
			return 0;
		if (signal >= SIGSTOP && signal <= SIGTTOU)
			__gomc_unsupported("a signal that stops the process");
		__gomc_abort();
	}
	u64 blocked = mask_of_self();
	u64 before = __gomc_note(NOTE_SIGNAL_MASK, 0);
	set_mask(blocked | mask | (flags & SA_NODEFER ? 0 : bit(signal)));
	if (flags & SA_SIGINFO) {
		struct info info = {.signal = signal, .code = code, .sender = 1, .user = 1000};
		((void (*)(int, struct info *, void *))handler)(signal, &info, NULL);
	} else { /* Linux gives it three arguments as well, of which the others are not to be used */
		struct {
			void *value;
		} nothing;
		((void (*)(int, void *, void *))handler)(signal, nothing.value, nothing.value);
	}
	__gomc_remember(NOTE_SIGNAL_MASK, before);
	return 1;
}

/* One of some signals, any of them, but of those of real time the first. */
INLINE int one_of(u64 signals)
{
	u64 usual = signals & (bit(REAL_TIME) - 1), others = signals - usual, any = usual | (others & -others), n = 0;
	for (u64 left = any; left; left &= left - 1)
		n++;
	u64 skip = __gomc_choice(n);
	int signal = 1;
	while (!(any & bit(signal)) || skip--)
		signal++;
	return signal;
}

INLINE void take(int signal) { __gomc_remember(NOTE_PENDING, __gomc_note(NOTE_PENDING, 0) & ~bit(signal)); }

/* What has come and is blocked no longer, in any order: which of several comes first is not specified. Returns whether a handler has run. */
INLINE int deliver_pending(void)
{
	int handled = 0;
	for (u64 ready; (ready = __gomc_note(NOTE_PENDING, 0) & ~mask_of_self()) != 0;) {
		int signal = one_of(ready);
		take(signal);
		handled |= __gomc_deliver(signal, SI_TKILL);
	}
	return handled;
}

INLINE int send_to_self(int signal, int code)
{
	if (signal == 0)
		return 0;
	if (!known(signal))
		return EINVAL;
	if (mask_of_self() & bit(signal)) {
		if (signal >= REAL_TIME && __gomc_note(NOTE_PENDING, 0) & bit(signal))
			__gomc_unsupported("a signal of real time that is pending twice");
		__gomc_remember(NOTE_PENDING, __gomc_note(NOTE_PENDING, 0) | bit(signal));
		return 0;
	}
	__gomc_deliver(signal, code);
	deliver_pending(); /* what the handler has sent that its mask blocked */
	return 0;
}

int raise(int signal)
{
	int error = send_to_self(signal, SI_TKILL);
	return error ? fail(error) : 0;
}

int gsignal(int signal) { return raise(signal); }

int pthread_kill(unsigned long thread, int signal)
{
	if (thread == handle_self())
		return send_to_self(signal, SI_TKILL);
	if (!created(thread))
		return misuse("a signal to a thread that was never created", ESRCH);
	if (signal && !known(signal))
		return EINVAL;
	if (signal)
		__gomc_unsupported("a signal to another thread");
	return 0;
}

/* A process that blocks the signal, or has several threads, may have it handled by any of them, later. */
int kill(int process, int signal)
{
	if (process != 1)
		__gomc_unsupported("a signal to another process");
	if (signal == 0)
		return 0;
	if (!known(signal))
		return fail(EINVAL);
	if (signal != SIGKILL && (!alone() || mask_of_self() & bit(signal)))
		__gomc_unsupported("a signal to a process of several threads, or one that blocks it");
	return send_to_self(signal, SI_USER) ? fail(EINVAL) : 0;
}

void __gomc_raise_abort(void) { __gomc_deliver(SIGABRT, SI_TKILL); }

INLINE int change_mask(int how, const sigset_t *set, sigset_t *old)
{
	u64 before = mask_of_self();
	if (set) {
		u64 change = set->signals;
		switch (how) {
		case SIG_BLOCK:
			set_mask(before | change);
			break;
		case SIG_UNBLOCK:
			set_mask(before & ~change);
			break;
		case SIG_SETMASK:
			set_mask(change);
			break;
		default:
			return EINVAL;
		}
	}
	if (old)
		old->signals = before;
	deliver_pending();
	return 0;
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old)
{
	int error = change_mask(how, set, old);
	return error ? fail(error) : 0;
}

int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) { return change_mask(how, set, old); }

int sigpending(sigset_t *set)
{
	set->signals = __gomc_note(NOTE_PENDING, 0);
	return 0;
}

/* A signal that is there already; none comes. */
INLINE int taken(const sigset_t *set)
{
	u64 there = __gomc_note(NOTE_PENDING, 0) & set->signals;
	if (!there)
		return 0;
	int signal = one_of(there);
	take(signal);
	return signal;
}

int sigwait(const sigset_t *set, int *signal)
{
	int one = taken(set);
	if (!one)
		__gomc_unsupported("a wait for a signal that comes from elsewhere");
	*signal = one;
	return 0;
}

/* Here the library makes SI_TKILL to SI_USER. */
INLINE int tell(struct info *info, int signal)
{
	if (info)
		*info = (struct info){.signal = signal, .code = SI_USER, .sender = 1, .user = 1000};
	return signal;
}

int sigwaitinfo(const sigset_t *set, struct info *info)
{
	int signal;
	sigwait(set, &signal);
	return tell(info, signal);
}

int sigtimedwait(const sigset_t *set, struct info *info, const void *time)
{
	int signal = taken(set);
	if (signal)
		return tell(info, signal);
	return fail(is_time(time) ? EAGAIN : EINVAL);
}

/* Ends once a handler has run. */
int sigsuspend(const sigset_t *set)
{
	u64 before = mask_of_self();
	set_mask(set->signals);
	if (!deliver_pending())
		__gomc_unsupported("a wait for a signal that comes from elsewhere");
	set_mask(before);
	deliver_pending();
	return fail(EINTR);
}

int sigemptyset(sigset_t *set)
{
	set->signals = 0;
	return 0;
}

int sigfillset(sigset_t *set)
{
	set->signals = ~(bit(32) | bit(33));
	return 0;
}

int sigaddset(sigset_t *set, int signal)
{
	if (!known(signal))
		return fail(EINVAL);
	set->signals |= bit(signal);
	return 0;
}

int sigdelset(sigset_t *set, int signal)
{
	if (!known(signal))
		return fail(EINVAL);
	set->signals &= ~bit(signal);
	return 0;
}

int sigismember(const sigset_t *set, int signal) { return signal > 0 && signal <= SIGNALS ? (int)(set->signals >> (signal - 1) & 1) : fail(EINVAL); }

int sigisemptyset(const sigset_t *set) { return set->signals == 0; }

int __libc_current_sigrtmin(void) { return REAL_TIME; }
int __libc_current_sigrtmax(void) { return SIGNALS; }

/* The functions of System V. */
int sighold(int signal)
{
	sigset_t set = {known(signal) ? bit(signal) : 0};
	return known(signal) ? sigprocmask(SIG_BLOCK, &set, NULL) : fail(EINVAL);
}

int sigrelse(int signal)
{
	sigset_t set = {known(signal) ? bit(signal) : 0};
	return known(signal) ? sigprocmask(SIG_UNBLOCK, &set, NULL) : fail(EINVAL);
}

int sigignore(int number) { return signal(number, (void *)SIG_IGN) == (void *)-1 ? -1 : 0; }

void *sigset(int number, void *handler)
{
	if (!can_handle(number))
		return failed();
	u64 before = mask_of_self();
	void *old = before & bit(number) ? (void *)SIG_HOLD : NULL;
	if ((uintptr_t)handler == SIG_HOLD) {
		if (!old)
			old = handler_of_signal(number);
		sighold(number);
		return old;
	}
	void *replaced = set_handler(number, handler, 0, 0);
	sigrelse(number);
	return old ? old : replaced;
}

/* What sigsetjmp saves of the mask is not kept. With _FORTIFY_SOURCE both kinds of jumps have one name. */
void NORETURN siglongjmp(void *buffer, int value)
{
	if (__gomc_note(NOTE_SIGNAL_MASK, 0) & MASK_CHANGED)
		__gomc_unsupported("siglongjmp of a thread that has blocked signals, or from a handler");
	__gomc_longjmp(buffer, value);
}

void NORETURN __longjmp_chk(void *buffer, int value) { siglongjmp(buffer, value); }

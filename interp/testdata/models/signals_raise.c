// want: ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static int order[8], n;
static siginfo_t got;
static jmp_buf back;

static void note(int s) { order[n++] = s; }
static void details(int s, siginfo_t *info, void *context)
{
	note(s);
	got = *info;
}
static void twice(int s)
{
	note(s);
	if (n < 3) {
		assert(raise(s) == 0 && raise(SIGUSR2) == 0); /* one is blocked until this ends */
		note(0);
	}
}
static void more(int s)
{
	note(s);
	raise(SIGUSR1); /* which is blocked as long as sigsuspend waits */
	note(0);
}
static void jump(int s) { longjmp(back, s); }

static void set(int s, void (*handler)(int), int flags, int also)
{
	struct sigaction a;
	memset(&a, 0, sizeof a);
	a.sa_handler = handler;
	a.sa_flags = flags;
	sigemptyset(&a.sa_mask);
	if (also)
		sigaddset(&a.sa_mask, also);
	assert(sigaction(s, &a, 0) == 0);
}

static int blocked(int s)
{
	sigset_t now;
	assert(pthread_sigmask(SIG_BLOCK, 0, &now) == 0);
	return sigismember(&now, s);
}

static int pending(int s)
{
	sigset_t now;
	assert(sigpending(&now) == 0);
	return sigismember(&now, s);
}

int main(void)
{
	struct sigaction a, old;
	sigset_t mask, before;
	int s;

	/* Nothing happens by default, or because it is ignored. */
	assert(raise(SIGCHLD) == 0 && raise(SIGCONT) == 0 && raise(0) == 0 && kill(getpid(), 0) == 0);
	errno = 0;
	assert(raise(1000) != 0 && errno == EINVAL);
	assert(pthread_kill(pthread_self(), 1000) == EINVAL && pthread_kill(pthread_self(), 0) == 0);
	assert(signal(SIGUSR1, SIG_IGN) == SIG_DFL && raise(SIGUSR1) == 0 && kill(getpid(), SIGUSR1) == 0);

	/* A handler runs before raise returns, and blocks its own signal. */
	set(SIGUSR1, twice, 0, 0);
	set(SIGUSR2, note, 0, 0);
	assert(raise(SIGUSR1) == 0);
	assert(n == 4 && order[0] == SIGUSR1 && order[1] == SIGUSR2 && order[2] == 0 && order[3] == SIGUSR1);
	assert(!blocked(SIGUSR1) && !pending(SIGUSR1));
	n = 0;
	set(SIGUSR1, twice, SA_NODEFER, SIGUSR2); /* other signals are blocked while it runs */
	assert(raise(SIGUSR1) == 0);
	assert(order[0] == SIGUSR1 && order[1] == SIGUSR1 && order[n - 1] == SIGUSR2);

	/* What was set is returned; once, the handler runs. */
	n = 0;
	set(SIGUSR1, note, SA_RESETHAND | SA_RESTART, SIGTERM);
	assert(sigaction(SIGUSR1, 0, &old) == 0 && old.sa_handler == note && sigismember(&old.sa_mask, SIGTERM) == 1 && sigismember(&old.sa_mask, SIGINT) == 0);
	assert((old.sa_flags & SA_RESETHAND) && (old.sa_flags & SA_RESTART) && !(old.sa_flags & SA_SIGINFO));
	assert(raise(SIGUSR1) == 0 && n == 1 && signal(SIGUSR1, SIG_IGN) == SIG_DFL);

	/* With details. */
	memset(&a, 0, sizeof a);
	a.sa_sigaction = details;
	a.sa_flags = SA_SIGINFO;
	assert(sigaction(SIGUSR1, &a, 0) == 0 && raise(SIGUSR1) == 0 && got.si_signo == SIGUSR1 && got.si_code == SI_TKILL && got.si_pid == getpid());
	assert(kill(getpid(), SIGUSR1) == 0 && got.si_code == SI_USER);

	/* What is blocked is pending until it is unblocked, once. */
	n = 0;
	set(SIGUSR1, note, 0, 0);
	sigemptyset(&mask);
	sigaddset(&mask, SIGUSR1);
	sigaddset(&mask, SIGKILL);
	assert(sigprocmask(SIG_BLOCK, &mask, &before) == 0 && sigismember(&before, SIGUSR1) == 0 && blocked(SIGUSR1) && !blocked(SIGKILL));
	assert(raise(SIGUSR1) == 0 && pthread_kill(pthread_self(), SIGUSR1) == 0 && n == 0 && pending(SIGUSR1) && !pending(SIGUSR2));
	assert(sigprocmask(SIG_UNBLOCK, &mask, 0) == 0 && n == 1 && !pending(SIGUSR1) && !blocked(SIGUSR1));

	/* Waits for what is there. */
	assert(sigprocmask(SIG_SETMASK, &mask, 0) == 0 && raise(SIGUSR1) == 0);
	assert(sigwait(&mask, &s) == 0 && s == SIGUSR1 && !pending(SIGUSR1) && n == 1);
	assert(raise(SIGUSR1) == 0 && sigwaitinfo(&mask, &got) == SIGUSR1 && got.si_signo == SIGUSR1 && got.si_code == SI_USER);
	struct timespec none = {0, 0};
	errno = 0;
	assert(sigtimedwait(&mask, 0, &none) == -1 && errno == EAGAIN);
	assert(raise(SIGUSR1) == 0);
	errno = 0;
	assert(sigsuspend(&before) == -1 && errno == EINTR && n == 2 && blocked(SIGUSR1));
	assert(sigprocmask(SIG_SETMASK, &before, 0) == 0 && n == 2);

	set(SIGUSR1, note, 0, 0);
	set(SIGUSR2, more, 0, 0);
	n = 0;
	sigemptyset(&mask);
	sigaddset(&mask, SIGUSR2);
	assert(sigprocmask(SIG_SETMASK, &mask, 0) == 0 && raise(SIGUSR2) == 0);
	sigemptyset(&mask);
	sigaddset(&mask, SIGUSR1);
	assert(sigsuspend(&mask) == -1 && n == 3 && order[0] == SIGUSR2 && order[1] == 0 && order[2] == SIGUSR1);
	assert(sigprocmask(SIG_SETMASK, &before, 0) == 0);
	n = 2;

	/* The functions of System V. */
	assert(sighold(SIGUSR1) == 0 && blocked(SIGUSR1) && sigset(SIGUSR1, note) == SIG_HOLD && !blocked(SIGUSR1));
	assert(sigset(SIGUSR1, SIG_HOLD) == note && blocked(SIGUSR1) && sigrelse(SIGUSR1) == 0 && !blocked(SIGUSR1));
	assert(sigignore(SIGUSR1) == 0 && raise(SIGUSR1) == 0 && n == 2 && signal(SIGUSR1, SIG_DFL) == SIG_IGN);
	assert(siginterrupt(SIGUSR1, 1) == 0);

	/* Signals of real time are handled in their order. */
	n = 0;
	sigemptyset(&mask);
	for (int i = 0; i < 3; i++) {
		signal(SIGRTMIN + i, note);
		sigaddset(&mask, SIGRTMIN + i);
	}
	sigprocmask(SIG_BLOCK, &mask, 0);
	assert(raise(SIGRTMIN + 2) == 0 && raise(SIGRTMIN) == 0 && raise(SIGRTMIN + 1) == 0 && n == 0 && SIGRTMAX == 64);
	assert(sigwaitinfo(&mask, &got) == SIGRTMIN && sigwaitinfo(&mask, 0) == SIGRTMIN + 1 && sigwaitinfo(&mask, 0) == SIGRTMIN + 2);

	/* A jump out of a handler leaves the signal blocked. */
	signal(SIGUSR1, jump);
	if (!(s = _setjmp(back)))
		raise(SIGUSR1);
	assert(s == SIGUSR1 && blocked(SIGUSR1));
	sigfillset(&mask);
	assert(sigismember(&mask, 32) == 0 && sigismember(&mask, 34) == 1);
	return 0;
}

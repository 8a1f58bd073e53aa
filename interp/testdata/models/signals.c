// want: ok
#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <string.h>

static int ran;
static void handler(int s) { ran = s; }

int main(void)
{
	struct sigaction new, old;
	sigset_t set;
	memset(&new, 0, sizeof new);
	new.sa_handler = handler;
	assert(sigemptyset(&set) == 0 && sigaddset(&set, SIGUSR1) == 0);
	assert(sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGUSR2) == 0);
	assert(sigdelset(&set, SIGUSR1) == 0 && sigismember(&set, SIGUSR1) == 0);
	assert(sigfillset(&set) == 0 && sigismember(&set, SIGINT) == 1);
	assert(sigismember(&set, 1000) == -1 && errno == EINVAL);
	assert(sigaction(SIGUSR1, &new, &old) == 0 && old.sa_handler == SIG_DFL && old.sa_flags == 0);
	assert(signal(SIGUSR2, handler) == SIG_DFL && signal(SIGUSR2, SIG_IGN) == handler && signal(SIGUSR2, SIG_DFL) == SIG_IGN);
	assert(sigaction(SIGTERM, 0, &old) == 0 && old.sa_handler == SIG_DFL);
	assert(sigaction(SIGTERM, &new, &old) == 0 && old.sa_handler == SIG_DFL && sigaction(SIGTERM, &old, 0) == 0 && signal(SIGTERM, handler) == SIG_DFL);
	errno = 0;
	assert(sigaction(SIGKILL, &new, 0) == -1 && errno == EINVAL && sigaction(SIGSTOP, 0, &old) == 0);
	errno = 0;
	assert(signal(SIGSTOP, handler) == SIG_ERR && errno == EINVAL && signal(0, handler) == SIG_ERR);
	assert(sigaction(1000, &new, 0) == -1 && errno == EINVAL);
	assert(pthread_sigmask(SIG_BLOCK, &set, 0) == 0 && pthread_sigmask(77, &set, 0) == EINVAL);
	errno = 0;
	assert(sigprocmask(-1, &set, 0) == -1 && errno == EINVAL && sigprocmask(77, 0, 0) == 0);
	assert(ran == 0);
	return 0;
}

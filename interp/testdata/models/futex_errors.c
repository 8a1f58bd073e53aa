// want: ok; reach: reach_error
// What the system call returns, without anybody else; and a time-out, before or after a wake-up, which is not lost.
#include <assert.h>
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

extern void reach_error(void);

int words[3], woken;

static long on(void *word, int op, int value, const struct timespec *timeout, unsigned bits)
{
	errno = 0;
	return syscall(SYS_futex, word, op, value, timeout, NULL, bits);
}

static void *wake(void *arg)
{
	woken = on(&words[1], FUTEX_WAKE_BITSET_PRIVATE, 2, NULL, FUTEX_BITSET_MATCH_ANY);
	return arg;
}

int main(void)
{
	struct timespec soon = {0, 0};
	pthread_t t;
	assert(syscall(SYS_gettid) > 0);
	assert(on(&words[0], FUTEX_WAIT, 1, NULL, 0) == -1 && errno == EAGAIN);
	assert(on(&words[0], FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, 1, NULL, FUTEX_BITSET_MATCH_ANY) == -1 && errno == EAGAIN);
	assert(on((char *)words + 1, FUTEX_WAIT, 0, NULL, 0) == -1 && errno == EINVAL);
	assert(on((char *)words + 2, FUTEX_WAKE, 1, NULL, 0) == -1 && errno == EINVAL);
	assert(on(&words[0], FUTEX_WAIT_PRIVATE, 0, &soon, 0) == -1 && errno == ETIMEDOUT);
	assert(on(&words[0], FUTEX_WAKE, 1, NULL, 0) == 0 && errno == 0);
	pthread_create(&t, 0, wake, 0);
	long result = on(&words[1], FUTEX_WAIT_BITSET, 0, &soon, FUTEX_BITSET_MATCH_ANY);
	assert(result == 0 || result == -1 && errno == ETIMEDOUT);
	pthread_join(t, 0);
	assert(woken == (result == 0));
	if (woken)
		reach_error();
	return 0;
}

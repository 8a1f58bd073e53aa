// want: ok; reach: reach_error
// Two threads wait while a word is 0, unless it is 1 already; main wakes one, and then all.
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

extern void reach_error(void);

int word, other;

static void *waiter(void *arg)
{
	long result = syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL, NULL, 0);
	if (result != 0)
		assert(result == -1 && errno == EAGAIN && word == 1);
	return arg;
}

static int wake(int *futex, int number)
{
	return syscall(SYS_futex, futex, FUTEX_WAKE_PRIVATE, number, NULL, NULL, 0);
}

int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, waiter, 0);
	assert(wake(&other, INT_MAX) == 0);
	int first = wake(&word, 1);
	word = 1;
	int rest = wake(&word, INT_MAX);
	assert(first <= 1 && rest <= 2 - first);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	assert(wake(&word, 1) == 0);
	if (first == 1 && rest == 1)
		reach_error();
	return 0;
}

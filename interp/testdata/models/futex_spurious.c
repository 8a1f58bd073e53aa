// want: ok; deadlock; assertion: woken
// env: spurious-wakeups
// A wait may return although nobody has woken the thread, but not twice in a row.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

int word, woken;

static void *wake(void *arg)
{
	woken = syscall(SYS_futex, &word, FUTEX_WAKE, 1);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, wake, 0);
	if (syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL) == 0 && !woken) {
		assert(woken);
	}
	pthread_join(t, 0);
	return 0;
}

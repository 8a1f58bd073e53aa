// want: ok; deadlock
// A wake-up before the wait is not kept.
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

int word;

static void *wake(void *arg)
{
	syscall(SYS_futex, &word, FUTEX_WAKE, 1);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, wake, 0);
	syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL);
	pthread_join(t, 0);
	return 0;
}

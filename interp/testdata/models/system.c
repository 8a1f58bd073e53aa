// want: ok
// What a program asks of the system.
#include <assert.h>
#include <err.h>
#include <errno.h>
#include <poll.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/select.h>
#include <sys/sysinfo.h>
#include <time.h>
#include <unistd.h>

int sched_getcpu(void);

int main(void)
{
	int cpu = sched_getcpu();
	assert(cpu >= 0 && cpu < get_nprocs() && get_nprocs() <= get_nprocs_conf());

	assert(sched_get_priority_min(SCHED_FIFO) == 1 && sched_get_priority_max(SCHED_FIFO) == 99 && sched_get_priority_max(SCHED_OTHER) == 0);
	assert(sched_get_priority_max(99) == -1 && errno == EINVAL);

	struct timespec step;
	assert(clock_getres(CLOCK_MONOTONIC, &step) == 0 && step.tv_sec == 0 && step.tv_nsec == 1);
	assert(clock_getres(99, &step) == -1 && errno == EINVAL);

	struct timeval left = {0, 100};
	assert(select(0, 0, 0, 0, &left) == 0 && left.tv_sec == 0 && left.tv_usec == 0);
	assert(poll(0, 0, 1) == 0);

	assert(prctl(PR_SET_NAME, "name") == 0 && prctl(PR_SET_TIMERSLACK, 1L) == 0);
	if (mlock(&step, sizeof step) == 0) /* which the host may refuse */
		assert(munlock(&step, sizeof step) == 0);

	errno = 0;
	if (isatty(0))
		assert(errno == 0);
	else
		assert(errno == ENOTTY);

	warnx("step %d", 1);
	errx(1, "step %d", 2);
	assert(0);
}

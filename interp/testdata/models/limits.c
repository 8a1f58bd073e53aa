// want: ok
// Limits of the process: none, until it sets them itself; the hard one may not be raised.
#include <assert.h>
#include <errno.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void)
{
	struct rlimit limit;
	assert(getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY && limit.rlim_max == RLIM_INFINITY);
	limit.rlim_cur = 10;
	limit.rlim_max = 20;
	assert(setrlimit(RLIMIT_NOFILE, &limit) == 0);
	limit.rlim_cur = 0;
	assert(getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur == 10 && limit.rlim_max == 20);
	limit.rlim_max = 21;
	assert(setrlimit(RLIMIT_NOFILE, &limit) == -1 && errno == EPERM);
	limit.rlim_cur = 30;
	assert(setrlimit(RLIMIT_NOFILE, &limit) == -1 && errno == EINVAL);
	assert(getuid() == geteuid() && getgid() == getegid());
	return 0;
}

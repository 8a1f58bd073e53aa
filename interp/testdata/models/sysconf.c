// want: ok
#include <assert.h>
#include <unistd.h>

int main(void)
{
	static const int posix[] = {
		_SC_REALTIME_SIGNALS, _SC_PRIORITY_SCHEDULING, _SC_TIMERS, _SC_ASYNCHRONOUS_IO, _SC_PRIORITIZED_IO, _SC_SYNCHRONIZED_IO, _SC_FSYNC, _SC_MAPPED_FILES,
		_SC_MEMLOCK, _SC_MEMLOCK_RANGE, _SC_MEMORY_PROTECTION, _SC_MESSAGE_PASSING, _SC_SEMAPHORES, _SC_SHARED_MEMORY_OBJECTS, _SC_VERSION, _SC_THREADS,
		_SC_THREAD_SAFE_FUNCTIONS, _SC_THREAD_ATTR_STACKADDR, _SC_THREAD_ATTR_STACKSIZE, _SC_THREAD_PRIORITY_SCHEDULING, _SC_THREAD_PRIO_INHERIT,
		_SC_THREAD_PRIO_PROTECT, _SC_THREAD_PROCESS_SHARED, _SC_BARRIERS, _SC_CLOCK_SELECTION, _SC_CPUTIME, _SC_THREAD_CPUTIME, _SC_MONOTONIC_CLOCK,
		_SC_READER_WRITER_LOCKS, _SC_SPIN_LOCKS, _SC_SPAWN, _SC_TIMEOUTS,
	};
	static const int unbounded[] = {_SC_AIO_LISTIO_MAX, _SC_AIO_MAX, _SC_MQ_OPEN_MAX, _SC_SEM_NSEMS_MAX, _SC_TIMER_MAX, _SC_THREAD_THREADS_MAX};
	for (int i = 0; i < (int)(sizeof posix / sizeof *posix); i++)
		assert(sysconf(posix[i]) == 200809);
	for (int i = 0; i < (int)(sizeof unbounded / sizeof *unbounded); i++)
		assert(sysconf(unbounded[i]) == -1);
	assert(sysconf(_SC_NGROUPS_MAX) == 65536 && sysconf(_SC_JOB_CONTROL) == 1 && sysconf(_SC_SAVED_IDS) == 1 && sysconf(_SC_CLK_TCK) == 100);
	assert(sysconf(_SC_MQ_PRIO_MAX) == 32768 && sysconf(_SC_PAGESIZE) == 4096 && sysconf(_SC_RTSIG_MAX) == 32 && sysconf(_SC_IOV_MAX) == 1024);
	assert(sysconf(_SC_SEM_VALUE_MAX) == 2147483647 && sysconf(_SC_THREAD_KEYS_MAX) == 1024 && sysconf(_SC_THREAD_STACK_MIN) == 16384);
	assert(sysconf(_SC_GETGR_R_SIZE_MAX) == 1024 && sysconf(_SC_GETPW_R_SIZE_MAX) == 1024 && sysconf(_SC_LOGIN_NAME_MAX) == 256 && sysconf(_SC_TTY_NAME_MAX) == 32);
	assert(sysconf(_SC_THREAD_DESTRUCTOR_ITERATIONS) == 4 && sysconf(_SC_HOST_NAME_MAX) == 64 && sysconf(_SC_LEVEL1_DCACHE_LINESIZE) == 64);
	return 0;
}

/* The end of the process, assertions, errno, and what a process knows of itself. */
#include "destructors.h"
#include "looks.h"

static _Thread_local int __gomc_errno;

int *__errno_location(void) { return &__gomc_errno; }

/*
 * Handlers run in the reverse order of their registration. One that registers
 * another makes that one the next to run.
 */
enum { HANDLERS = 64 };

struct handlers {
	u32 count;
	void (*run[HANDLERS])(void *);
	void *with[HANDLERS];
};

static struct handlers __gomc_atexit, __gomc_at_quick_exit;

INLINE u32 add(struct handlers *list, void (*handler)(void *))
{
	u32 place = (u32)__gomc_rmw(OP_ADD, &list->count, 4, 1, 0, SYNC_NONE);
	if (place >= HANDLERS)
		__gomc_unsupported("more than 64 functions to be called at exit");
	list->run[place] = handler;
	return place;
}

INLINE void run(struct handlers *list)
{
	while (list->count > 0) {
		u32 place = --list->count;
		list->run[place](list->with[place]);
	}
}

int atexit(void (*handler)(void))
{
	add(&__gomc_atexit, (void (*)(void *))handler);
	return 0;
}

/* Handlers that get the status of the process, too. */
struct told {
	void (*run)(int, void *);
	void *with;
};

static struct told __gomc_told[HANDLERS];
static int __gomc_status;

static void __gomc_tell(void *told) { ((struct told *)told)->run(__gomc_status, ((struct told *)told)->with); }

int on_exit(void (*handler)(int, void *), void *with)
{
	u32 place = add(&__gomc_atexit, __gomc_tell);
	__gomc_told[place] = (struct told){handler, with};
	__gomc_atexit.with[place] = &__gomc_told[place];
	return 0;
}

int at_quick_exit(void (*handler)(void))
{
	add(&__gomc_at_quick_exit, (void (*)(void *))handler);
	return 0;
}

/* The destructor of a static object of C++. */
int __cxa_atexit(void (*destructor)(void *), void *object, void *module)
{
	__gomc_atexit.with[add(&__gomc_atexit, destructor)] = object;
	return 0;
}

/* A return from main is a call of exit. The thread's own objects go first. */
void NORETURN exit(int status)
{
	run_destructors();
	if (__gomc_declares("on_exit"))
		__gomc_status = status;
	run(&__gomc_atexit);
	__gomc_exit_process();
}

void NORETURN quick_exit(int status)
{
	run(&__gomc_at_quick_exit);
	__gomc_exit_process();
}

void NORETURN _exit(int status) { __gomc_exit_process(); }
void NORETURN _Exit(int status) { __gomc_exit_process(); }
void NORETURN abort(void)
{
	if (__gomc_signals())
		__gomc_raise_abort();
	__gomc_abort();
}

void NORETURN __assert_fail(const char *expression, const char *file, u32 line, const char *function)
{
	__gomc_assert_fail(expression);
}

void NORETURN __assert(const char *expression, const char *file, int line) { __gomc_assert_fail(expression); }

void NORETURN __assert_perror_fail(int number, const char *file, u32 line, const char *function)
{
	__gomc_error(ASSERTION_ERROR, "assert_perror");
}

/* The stack protector and _FORTIFY_SOURCE report here. */
void NORETURN __stack_chk_fail(void) { __gomc_error(MEMORY_ERROR, "stack smashing"); }
void NORETURN __chk_fail(void) { __gomc_error(MEMORY_ERROR, "buffer overflow"); }

int getpid(void) { return 1; }
int getppid(void) { return 0; }
char *getenv(const char *name) { return NULL; }
char *secure_getenv(const char *name) { return NULL; }
int getpagesize(void) { return 4096; }

int getuid(void) { return 1000; }
int geteuid(void) { return 1000; }
int getgid(void) { return 1000; }
int getegid(void) { return 1000; }

/* Nothing is limited, until the program limits it: a limit is kept as its complement. */
struct limit {
	unsigned long soft, hard;
};

enum { RESOURCES = 16 };

static struct limit __gomc_limits[RESOURCES];

int getrlimit(u32 resource, struct limit *result)
{
	if (resource >= RESOURCES)
		return fail(EINVAL);
	result->soft = ~__atomic_load_n(&__gomc_limits[resource].soft, __ATOMIC_SEQ_CST);
	result->hard = ~__atomic_load_n(&__gomc_limits[resource].hard, __ATOMIC_SEQ_CST);
	return 0;
}

int setrlimit(u32 resource, const struct limit *limit)
{
	if (resource >= RESOURCES || limit->soft > limit->hard)
		return fail(EINVAL);
	if (limit->hard > ~__atomic_load_n(&__gomc_limits[resource].hard, __ATOMIC_SEQ_CST))
		return fail(EPERM);
	__atomic_store_n(&__gomc_limits[resource].soft, ~limit->soft, __ATOMIC_SEQ_CST);
	__atomic_store_n(&__gomc_limits[resource].hard, ~limit->hard, __ATOMIC_SEQ_CST);
	return 0;
}

/* What is the same on every machine is answered, and the number of processors, which is 2. */
long sysconf(int name)
{
	switch (name) {
	case 2: /* _SC_CLK_TCK */
		return 100;
	case 3: /* _SC_NGROUPS_MAX */
		return 65536;
	case 7: /* _SC_JOB_CONTROL */
	case 8: /* _SC_SAVED_IDS */
		return 1;
	/* Options of POSIX that Linux has: realtime signals to shared memory objects, threads and thread-safe functions, attributes of stacks, scheduling, inheritance and protection of priorities and
	 * sharing between processes, barriers, selection of clocks, clocks of processes and threads, the monotonic clock, reader-writer locks, spin locks, spawn and time-outs. */
	case 9 ... 22:
	case 29: /* _SC_VERSION */
	case 67 ... 68:
	case 77 ... 82:
	case 133:
	case 137 ... 139:
	case 149:
	case 153 ... 154:
	case 159:
	case 164:
		return 200809;
	case 28: /* _SC_MQ_PRIO_MAX */
		return 32768;
	case 30: /* _SC_PAGESIZE */
		return 4096;
	case 31: /* _SC_RTSIG_MAX */
		return 32;
	case 33: /* _SC_SEM_VALUE_MAX */
		return 2147483647;
	case 60: /* _SC_IOV_MAX */
	case 69: /* _SC_GETGR_R_SIZE_MAX */
	case 70: /* _SC_GETPW_R_SIZE_MAX */
	case 74: /* _SC_THREAD_KEYS_MAX */
		return 1024;
	case 71: /* _SC_LOGIN_NAME_MAX */
		return 256;
	case 72: /* _SC_TTY_NAME_MAX */
		return 32;
	case 73: /* _SC_THREAD_DESTRUCTOR_ITERATIONS */
		return 4;
	case 75: /* _SC_THREAD_STACK_MIN */
		return 16384;
	case 23: /* _SC_AIO_LISTIO_MAX */
	case 24: /* _SC_AIO_MAX */
	case 27: /* _SC_MQ_OPEN_MAX */
	case 32: /* _SC_SEM_NSEMS_MAX */
	case 35: /* _SC_TIMER_MAX */
	case 76: /* _SC_THREAD_THREADS_MAX */
		return -1; /* no bound */
	case 180: /* _SC_HOST_NAME_MAX */
	case 190: /* _SC_LEVEL1_DCACHE_LINESIZE */
		return 64;
	case 83: /* _SC_NPROCESSORS_CONF */
	case 84: /* _SC_NPROCESSORS_ONLN */
		return 2;
	}
	__gomc_unsupported("sysconf of what differs from machine to machine");
	return -1;
}

long __sysconf(int name) { return sysconf(name); } /* PTHREAD_STACK_MIN */

/* The name of a thread and the like: nothing that changes what the program does. */
int prctl(int option, ...)
{
	switch (option) {
	case 1: /* PR_SET_PDEATHSIG */
	case 15: /* PR_SET_NAME */
	case 29: /* PR_SET_TIMERSLACK */
	case 36: /* PR_SET_CHILD_SUBREAPER */
		return 0;
	}
	__gomc_unsupported("prctl of anything but the name of a thread and the like");
	return -1;
}

/* Memory is never paged out. */
int mlock(const void *from, size_t size) { return 0; }
int munlock(const void *from, size_t size) { return 0; }
int mlockall(int flags) { return 0; }
int munlockall(void) { return 0; }

/* A terminal, or none. */
int isatty(int file)
{
	if (__gomc_choice(2))
		return 1;
	fail(25); /* ENOTTY */
	return 0;
}

/* What err.h prints is read, and shown nowhere. */
INLINE void look_at(const char *format, __builtin_va_list values)
{
	if (format)
		__look_at_list(format, values);
}

void vwarn(const char *format, __builtin_va_list values) { look_at(format, values); }
void vwarnx(const char *format, __builtin_va_list values) { look_at(format, values); }

void NORETURN verr(int status, const char *format, __builtin_va_list values)
{
	look_at(format, values);
	exit(status);
}

void NORETURN verrx(int status, const char *format, __builtin_va_list values) { verr(status, format, values); }

void warn(const char *format, ...)
{
	__builtin_va_list values;
	__builtin_va_start(values, format);
	look_at(format, values);
	__builtin_va_end(values);
}

void warnx(const char *format, ...)
{
	__builtin_va_list values;
	__builtin_va_start(values, format);
	look_at(format, values);
	__builtin_va_end(values);
}

void NORETURN err(int status, const char *format, ...)
{
	__builtin_va_list values;
	__builtin_va_start(values, format);
	verr(status, format, values);
}

void NORETURN errx(int status, const char *format, ...)
{
	__builtin_va_list values;
	__builtin_va_start(values, format);
	verr(status, format, values);
}

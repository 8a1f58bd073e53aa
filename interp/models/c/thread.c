/*
 * Threads of pthreads. A pthread_t is the handle of a thread (fate.h). There are no priorities.
 */
#include "attributes.h"
#include "cancel.h"
#include "signals.h"

/* A program that declares it may make it an int. */
#ifdef GOMC_SMALL
typedef u32 pthread_t;
#else
typedef unsigned long pthread_t;
#endif
typedef struct attr pthread_attr_t;

enum { CREATE_JOINABLE, CREATE_DETACHED };
enum { SCHED_OTHER, SCHED_FIFO, SCHED_RR, SCHED_BATCH, SCHED_IDLE = 5 };

/* Attributes of threads are an int, and behind it, if there is room, what is set of sizes and addresses. */
enum { DETACHED_AT, EXPLICIT_AT, POLICY_AT, POLICY_BITS = 2, PRIORITY_AT = 8, PRIORITY_BITS = 7, STACK_SIZE_AT = 16, STACK_AT, GUARD_AT };
enum { PRIORITY_MAX = 99, STACK_MIN = 16384, STACK_USUAL = 8 << 20, GUARD_USUAL = 4096 };

INLINE int set(pthread_attr_t *attr, int at, int width, int value, int least, int greatest) { return set_attribute((int *)attr, at, width, value, least, greatest); }

INLINE int get(const pthread_attr_t *attr, int at, int width, int *value) { return get_attribute((const int *)attr, at, width, value); }

INLINE int value_of(const pthread_attr_t *attr, int at, int width)
{
	int value;
	get(attr, at, width, &value);
	return value;
}

#ifndef GOMC_SMALL
struct sizes {
	int bits;
	size_t stack_size, guard_size;
	void *stack;
};

INLINE struct sizes *sizes_of(pthread_attr_t *attr) { return (struct sizes *)attr; }
INLINE const struct sizes *sizes_in(const pthread_attr_t *attr) { return (const struct sizes *)attr; }
#endif

/* A policy and a priority of the thread's own that do not go together. */
INLINE int contradictory(const pthread_attr_t *attr)
{
	int realtime = value_of(attr, POLICY_AT, POLICY_BITS) != SCHED_OTHER, priority = value_of(attr, PRIORITY_AT, PRIORITY_BITS);
	return value_of(attr, EXPLICIT_AT, 1) && (priority < realtime || priority > (realtime ? PRIORITY_MAX : 0));
}

/*
 * The handle of the new thread is stored before the thread runs, so that the thread
 * may read it there. glibc does so; POSIX promises the store to the creator only. That
 * a thread is created detached, or detached later, changes nothing but that it must not
 * be joined. The attributes are looked at in programs that can ask for detached threads.
 */
int pthread_create(pthread_t *thread, const pthread_attr_t *attr, void *(*start)(void *), void *arg)
{
	if (attr && __gomc_declares("pthread_attr_setinheritsched") && contradictory(attr))
		return EINVAL;
	u64 child = __gomc_next_thread();
	if (attr && __gomc_detached_creation() && value_of(attr, DETACHED_AT, 1) == CREATE_DETACHED)
		settle(child, DETACHED);
	hand_down_mask(child);
	*thread = (pthread_t)handle_of(child);
	__gomc_create(start, arg);
	return 0;
}

/* That a thread is cancelled while it waits for the end of another one is unsupported. */
int pthread_join(pthread_t thread, void **result)
{
	u64 value;
	if (cancellable() && mark(CANCEL_JOINING) & CANCEL_REQUESTED)
		honour();
	int error = join(thread, &value);
	if (cancellable())
		unmark(CANCEL_JOINING);
	if (!error && result)
		*result = (void *)(uintptr_t)value;
	return error;
}

/* A request to cancel the thread comes too late from here on. */
void NORETURN pthread_exit(void *result)
{
	if (!__gomc_note(NOTE_CLEANUP, 0))
		__gomc_exit_thread(result);
	__gomc_remember(NOTE_CANCEL_STATE, CANCEL_DISABLE);
	__gomc_remember(NOTE_EXIT_VALUE, (uintptr_t)result);
	unwind();
}

pthread_t pthread_self(void) { return (pthread_t)handle_self(); }
int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
int pthread_detach(pthread_t thread) { return detach(thread); }
int gettid(void) { return (int)__gomc_self() + 1; }

int pthread_yield(void) { return 0; }
int sched_yield(void) { return 0; }
int __sched_yield(void) { return 0; }

int pthread_attr_init(pthread_attr_t *attr)
{
	*(int *)attr = 0;
	return 0;
}

int pthread_attr_destroy(pthread_attr_t *attr) { return 0; }

int pthread_attr_setdetachstate(pthread_attr_t *attr, int state) { return set(attr, DETACHED_AT, 1, state, CREATE_JOINABLE, CREATE_DETACHED); }
int pthread_attr_getdetachstate(const pthread_attr_t *attr, int *state) { return get(attr, DETACHED_AT, 1, state); }

/* Linux has no threads that compete within their process only. */
int pthread_attr_setscope(pthread_attr_t *attr, int scope) { return scope == 0 ? 0 : scope == 1 ? ENOTSUP : EINVAL; }

int pthread_attr_getscope(const pthread_attr_t *attr, int *scope)
{
	*scope = 0;
	return 0;
}

int pthread_attr_setinheritsched(pthread_attr_t *attr, int inherit) { return set(attr, EXPLICIT_AT, 1, inherit, 0, 1); }
int pthread_attr_getinheritsched(const pthread_attr_t *attr, int *inherit) { return get(attr, EXPLICIT_AT, 1, inherit); }

/* Whether priorities are set anywhere. A process may give them to threads: they change nothing, and are not kept for who asks what a thread has. */
static int __gomc_prioritised;

INLINE void prioritise(void) { __atomic_store_n(&__gomc_prioritised, 1, __ATOMIC_SEQ_CST); }

int pthread_attr_setschedpolicy(pthread_attr_t *attr, int policy)
{
	int error = set(attr, POLICY_AT, POLICY_BITS, policy, SCHED_OTHER, SCHED_RR);
	if (!error && policy != SCHED_OTHER)
		prioritise();
	return error;
}

int pthread_attr_getschedpolicy(const pthread_attr_t *attr, int *policy) { return get(attr, POLICY_AT, POLICY_BITS, policy); }

/* A priority is one that the policy has. */
int pthread_attr_setschedparam(pthread_attr_t *attr, const int *priority)
{
	int realtime = value_of(attr, POLICY_AT, POLICY_BITS) != SCHED_OTHER;
	return set(attr, PRIORITY_AT, PRIORITY_BITS, *priority, realtime ? 1 : 0, realtime ? PRIORITY_MAX : 0);
}

int pthread_attr_getschedparam(const pthread_attr_t *attr, int *priority) { return get(attr, PRIORITY_AT, PRIORITY_BITS, priority); }

#ifdef GOMC_SMALL
int pthread_attr_setstacksize(pthread_attr_t *attr, size_t size) { return size < STACK_MIN ? EINVAL : 0; }
int pthread_attr_setstack(pthread_attr_t *attr, void *stack, size_t size) { return size < STACK_MIN ? EINVAL : 0; }
int pthread_attr_setguardsize(pthread_attr_t *attr, size_t size) { return 0; }

INLINE int not_kept(void)
{
	__gomc_unsupported("sizes in attributes of threads that are smaller than those of glibc");
	return 0;
}

int pthread_attr_getstacksize(const pthread_attr_t *attr, size_t *size) { return not_kept(); }
int pthread_attr_getstack(const pthread_attr_t *attr, void **stack, size_t *size) { return not_kept(); }
int pthread_attr_getguardsize(const pthread_attr_t *attr, size_t *size) { return not_kept(); }
#else
int pthread_attr_setstacksize(pthread_attr_t *attr, size_t size)
{
	if (size < STACK_MIN)
		return EINVAL;
	set(attr, STACK_SIZE_AT, 1, 1, 0, 1);
	sizes_of(attr)->stack_size = size;
	return 0;
}

/* A size that is not set is that of Linux, where nobody has changed it for the process. */
int pthread_attr_getstacksize(const pthread_attr_t *attr, size_t *size)
{
	*size = value_of(attr, STACK_SIZE_AT, 1) ? sizes_in(attr)->stack_size : STACK_USUAL;
	return 0;
}

int pthread_attr_setstack(pthread_attr_t *attr, void *stack, size_t size)
{
	int error = pthread_attr_setstacksize(attr, size);
	if (error)
		return error;
	set(attr, STACK_AT, 1, 1, 0, 1);
	sizes_of(attr)->stack = stack;
	return 0;
}

int pthread_attr_getstack(const pthread_attr_t *attr, void **stack, size_t *size)
{
	if (!value_of(attr, STACK_AT, 1))
		__gomc_unsupported("pthread_attr_getstack where no stack is set");
	*stack = sizes_in(attr)->stack;
	return pthread_attr_getstacksize(attr, size);
}

int pthread_attr_setguardsize(pthread_attr_t *attr, size_t size)
{
	set(attr, GUARD_AT, 1, 1, 0, 1);
	sizes_of(attr)->guard_size = size;
	return 0;
}

int pthread_attr_getguardsize(const pthread_attr_t *attr, size_t *size)
{
	*size = value_of(attr, GUARD_AT, 1) ? sizes_in(attr)->guard_size : GUARD_USUAL;
	return 0;
}
#endif

/* The lowest priority of Linux: SCHED_OTHER, SCHED_BATCH and SCHED_IDLE have only 0. A negative number is none. */
INLINE int lowest(int policy)
{
	switch (policy) {
	case SCHED_OTHER:
	case SCHED_BATCH:
	case SCHED_IDLE:
		return 0;
	case SCHED_FIFO:
	case SCHED_RR:
		return 1;
	}
	return -1;
}

int pthread_attr_setaffinity_np(pthread_attr_t *attr, size_t size, const void *set) { return 0; }

int pthread_setschedparam(pthread_t thread, int policy, const int *parameter)
{
	int least = lowest(policy);
	if (least < 0 || *parameter < least || *parameter > (least ? PRIORITY_MAX : 0))
		return EINVAL;
	if (policy != SCHED_OTHER)
		prioritise();
	return 0;
}

int pthread_setschedprio(pthread_t thread, int priority)
{
	if (priority < 0 || priority > PRIORITY_MAX)
		return EINVAL;
	prioritise();
	return 0;
}

int pthread_getschedparam(pthread_t thread, int *policy, int *priority)
{
	if (__atomic_load_n(&__gomc_prioritised, __ATOMIC_SEQ_CST))
		__gomc_unsupported("pthread_getschedparam where threads were given priorities");
	*policy = SCHED_OTHER;
	*priority = 0;
	return 0;
}

/* The level is kept for who asks. */
static int __gomc_concurrency;

int pthread_setconcurrency(int level)
{
	if (level < 0)
		return EINVAL;
	if (__gomc_declares("pthread_getconcurrency"))
		__atomic_store_n(&__gomc_concurrency, level, __ATOMIC_SEQ_CST);
	return 0;
}

int pthread_getconcurrency(void) { return __atomic_load_n(&__gomc_concurrency, __ATOMIC_SEQ_CST); }
int pthread_setaffinity_np(pthread_t thread, size_t size, const void *set) { return 0; }

/* Which of both processors a thread may use is not kept. */
INLINE int affinity(size_t size, u8 *set)
{
	if (__gomc_declares("sched_setaffinity") || __gomc_declares("pthread_setaffinity_np") || __gomc_declares("pthread_attr_setaffinity_np"))
		__gomc_unsupported("what processors a thread may use, in a program that may choose them");
	if (size < sizeof(long) || size % sizeof(long))
		return EINVAL;
	for (size_t i = 0; i < size; i++)
		set[i] = i ? 0 : 3;
	return 0;
}

int pthread_getaffinity_np(pthread_t thread, size_t size, void *set) { return created(thread) ? affinity(size, set) : ESRCH; }

int sched_getaffinity(int process, size_t size, void *set)
{
	int error = affinity(size, set);
	return error ? fail(error) : 0;
}

int __sched_cpucount(size_t size, const u8 *set)
{
	int n = 0;
	for (size_t i = 0; i < size; i++)
		for (u8 left = set[i]; left; left &= left - 1)
			n++;
	return n;
}

/* There are two processors, and a thread is on either of them whenever it asks. */
int sched_getcpu(void) { return (int)__gomc_choice(2); }
int get_nprocs(void) { return 2; }
int get_nprocs_conf(void) { return 2; }

int sched_get_priority_min(int policy)
{
	int least = lowest(policy);
	return least < 0 ? fail(EINVAL) : least;
}

int sched_get_priority_max(int policy)
{
	int least = lowest(policy);
	return least < 0 ? fail(EINVAL) : least ? PRIORITY_MAX : 0;
}

/* Threads are not told apart. */
int sched_setscheduler(int process, int policy, const int *priority)
{
	int error = pthread_setschedparam(0, policy, priority);
	return error ? fail(error) : 0;
}

int sched_getscheduler(int process)
{
	int policy, priority;
	pthread_getschedparam(0, &policy, &priority);
	return policy;
}

int sched_getparam(int process, int *priority)
{
	int policy;
	return pthread_getschedparam(0, &policy, priority);
}

int sched_setaffinity(int process, size_t size, const void *set) { return 0; }
int pthread_setname_np(pthread_t thread, const char *name) { return 0; }

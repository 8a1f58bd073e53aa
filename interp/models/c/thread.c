/*
 * Threads of pthreads. A pthread_t is the handle of a thread (fate.h). There are no priorities.
 */
#include "cancel.h"

/* A program that declares it may make it an int. */
#ifdef GOMC_SMALL
typedef u32 pthread_t;
#else
typedef unsigned long pthread_t;
#endif
typedef struct attr pthread_attr_t;

enum { CREATE_JOINABLE, CREATE_DETACHED };
enum { SCHED_OTHER, SCHED_FIFO, SCHED_RR, SCHED_BATCH, SCHED_IDLE = 5 };

/*
 * Attributes are an int: whether the thread is created detached, and what changes nothing that a model knows of, but can be asked for. Sizes and addresses
 * are behind it, once they are set, if there is room.
 */
enum {
	DETACHED_BIT = 1,
	EXPLICIT_BIT = 2,
	POLICY_SHIFT = 2,
	POLICY = 3 << POLICY_SHIFT,
	PRIORITY_SHIFT = 8,
	PRIORITY = 127 << PRIORITY_SHIFT,
	STACK_SIZE_BIT = 0x10000,
	STACK_BIT = 0x20000,
	GUARD_BIT = 0x40000,
};
enum { PRIORITY_MAX = 99, STACK_MIN = 16384, STACK_USUAL = 8 << 20, GUARD_USUAL = 4096 };

INLINE int *bits_of(pthread_attr_t *attr) { return (int *)attr; }
INLINE int bits_in(const pthread_attr_t *attr) { return *(const int *)attr; }
INLINE void set_bits(pthread_attr_t *attr, int which, int bits) { *bits_of(attr) = (*bits_of(attr) & ~which) | bits; }

#ifndef GOMC_SMALL
struct sizes {
	int bits;
	size_t stack_size, guard_size;
	void *stack;
};

INLINE struct sizes *sizes_of(pthread_attr_t *attr) { return (struct sizes *)attr; }
INLINE const struct sizes *sizes_in(const pthread_attr_t *attr) { return (const struct sizes *)attr; }
#endif

/*
 * The handle of the new thread is stored before the thread runs, so that the thread
 * may read it there. glibc does so; POSIX promises the store to the creator only. That
 * a thread is created detached, or detached later, changes nothing but that it must not
 * be joined. The attributes are looked at in programs that can ask for detached threads.
 */
int pthread_create(pthread_t *thread, const pthread_attr_t *attr, void *(*start)(void *), void *arg)
{
	u64 child = __gomc_next_thread();
	if (attr && __gomc_detached_creation() && (bits_in(attr) & DETACHED_BIT))
		settle(child, DETACHED);
	*thread = (pthread_t)handle_of(child);
	__gomc_create(start, arg);
	return 0;
}

int pthread_join(pthread_t thread, void **result)
{
	u64 value;
	begin_waiting();
	int error = join(thread, &value);
	end_waiting();
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
	*bits_of(attr) = 0;
	return 0;
}

int pthread_attr_destroy(pthread_attr_t *attr) { return 0; }

int pthread_attr_setdetachstate(pthread_attr_t *attr, int state)
{
	if (state != CREATE_JOINABLE && state != CREATE_DETACHED)
		return EINVAL;
	set_bits(attr, DETACHED_BIT, state == CREATE_DETACHED ? DETACHED_BIT : 0);
	return 0;
}

int pthread_attr_getdetachstate(const pthread_attr_t *attr, int *state)
{
	*state = bits_in(attr) & DETACHED_BIT ? CREATE_DETACHED : CREATE_JOINABLE;
	return 0;
}

/* Linux has no threads that compete within their process only. */
int pthread_attr_setscope(pthread_attr_t *attr, int scope) { return scope == 0 ? 0 : scope == 1 ? ENOTSUP : EINVAL; }

int pthread_attr_getscope(const pthread_attr_t *attr, int *scope)
{
	*scope = 0;
	return 0;
}

int pthread_attr_setinheritsched(pthread_attr_t *attr, int inherit)
{
	if (inherit != 0 && inherit != 1)
		return EINVAL;
	set_bits(attr, EXPLICIT_BIT, inherit ? EXPLICIT_BIT : 0);
	return 0;
}

int pthread_attr_getinheritsched(const pthread_attr_t *attr, int *inherit)
{
	*inherit = (bits_in(attr) & EXPLICIT_BIT) != 0;
	return 0;
}

/* Whether priorities are set anywhere. A process may give them to threads: they change nothing, and are not kept for who asks what a thread has. */
static int __gomc_prioritised;

INLINE void prioritise(void) { __atomic_store_n(&__gomc_prioritised, 1, __ATOMIC_SEQ_CST); }

int pthread_attr_setschedpolicy(pthread_attr_t *attr, int policy)
{
	if (policy < SCHED_OTHER || policy > SCHED_RR)
		return EINVAL;
	if (policy != SCHED_OTHER)
		prioritise();
	set_bits(attr, POLICY, policy << POLICY_SHIFT);
	return 0;
}

INLINE int policy_in(const pthread_attr_t *attr) { return (bits_in(attr) & POLICY) >> POLICY_SHIFT; }

int pthread_attr_getschedpolicy(const pthread_attr_t *attr, int *policy)
{
	*policy = policy_in(attr);
	return 0;
}

/* A priority is one that the policy has. */
int pthread_attr_setschedparam(pthread_attr_t *attr, const int *priority)
{
	int fits = policy_in(attr) == SCHED_OTHER ? *priority == 0 : *priority >= 1 && *priority <= PRIORITY_MAX;
	if (!fits)
		return EINVAL;
	set_bits(attr, PRIORITY, *priority << PRIORITY_SHIFT);
	return 0;
}

int pthread_attr_getschedparam(const pthread_attr_t *attr, int *priority)
{
	*priority = (bits_in(attr) & PRIORITY) >> PRIORITY_SHIFT;
	return 0;
}

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
	set_bits(attr, 0, STACK_SIZE_BIT);
	sizes_of(attr)->stack_size = size;
	return 0;
}

/* A size that is not set is that of Linux, where nobody has changed it for the process. */
int pthread_attr_getstacksize(const pthread_attr_t *attr, size_t *size)
{
	*size = bits_in(attr) & STACK_SIZE_BIT ? sizes_in(attr)->stack_size : STACK_USUAL;
	return 0;
}

int pthread_attr_setstack(pthread_attr_t *attr, void *stack, size_t size)
{
	int error = pthread_attr_setstacksize(attr, size);
	if (error)
		return error;
	set_bits(attr, 0, STACK_BIT);
	sizes_of(attr)->stack = stack;
	return 0;
}

int pthread_attr_getstack(const pthread_attr_t *attr, void **stack, size_t *size)
{
	if (!(bits_in(attr) & STACK_BIT))
		__gomc_unsupported("pthread_attr_getstack where no stack is set");
	*stack = sizes_in(attr)->stack;
	return pthread_attr_getstacksize(attr, size);
}

int pthread_attr_setguardsize(pthread_attr_t *attr, size_t size)
{
	set_bits(attr, 0, GUARD_BIT);
	sizes_of(attr)->guard_size = size;
	return 0;
}

int pthread_attr_getguardsize(const pthread_attr_t *attr, size_t *size)
{
	*size = bits_in(attr) & GUARD_BIT ? sizes_in(attr)->guard_size : GUARD_USUAL;
	return 0;
}
#endif

int pthread_attr_setaffinity_np(pthread_attr_t *attr, size_t size, const void *set) { return 0; }

int pthread_setschedparam(pthread_t thread, int policy, const int *priority)
{
	int realtime = policy == SCHED_FIFO || policy == SCHED_RR;
	if (realtime ? *priority < 1 || *priority > PRIORITY_MAX : *priority != 0 || (policy != SCHED_OTHER && policy != SCHED_BATCH && policy != SCHED_IDLE))
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

int pthread_setconcurrency(int level) { return 0; }
int pthread_getconcurrency(void) { return 0; }
int pthread_setaffinity_np(pthread_t thread, size_t size, const void *set) { return 0; }
/* There are two processors, and a thread is on either of them whenever it asks. */
int sched_getcpu(void) { return (int)__gomc_choice(2); }
int get_nprocs(void) { return 2; }
int get_nprocs_conf(void) { return 2; }

/* The priorities of Linux: none of SCHED_OTHER, SCHED_BATCH and SCHED_IDLE. */
INLINE int priority(int policy, int realtime)
{
	switch (policy) {
	case SCHED_OTHER:
	case SCHED_BATCH:
	case SCHED_IDLE:
		return 0;
	case SCHED_FIFO:
	case SCHED_RR:
		return realtime;
	}
	return fail(EINVAL);
}

int sched_get_priority_min(int policy) { return priority(policy, 1); }
int sched_get_priority_max(int policy) { return priority(policy, 99); }

int sched_setaffinity(int process, size_t size, const void *set) { return 0; }
int pthread_setname_np(pthread_t thread, const char *name) { return 0; }

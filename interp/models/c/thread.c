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

/*
 * The handle of the new thread is stored before the thread runs, so that the thread
 * may read it there. glibc does so; POSIX promises the store to the creator only. That
 * a thread is created detached, or detached later, changes nothing but that it must not
 * be joined. The attributes are looked at in programs that can ask for detached threads.
 */
int pthread_create(pthread_t *thread, const pthread_attr_t *attr, void *(*start)(void *), void *arg)
{
	u64 child = __gomc_next_thread();
	if (attr && __gomc_detached_creation() && *(const int *)attr == CREATE_DETACHED)
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

/*
 * Attributes. The detach state is kept, at the start of the object, so that it
 * can be asked for; the others change nothing that a model knows of.
 */
int pthread_attr_init(pthread_attr_t *attr)
{
	*(int *)attr = CREATE_JOINABLE;
	return 0;
}

int pthread_attr_destroy(pthread_attr_t *attr) { return 0; }

int pthread_attr_setdetachstate(pthread_attr_t *attr, int state)
{
	if (state != CREATE_JOINABLE && state != CREATE_DETACHED)
		return EINVAL;
	*(int *)attr = state;
	return 0;
}

int pthread_attr_getdetachstate(const pthread_attr_t *attr, int *state)
{
	*state = *(const int *)attr;
	return 0;
}

int pthread_attr_setstacksize(pthread_attr_t *attr, size_t size) { return 0; }
int pthread_attr_setstack(pthread_attr_t *attr, void *stack, size_t size) { return 0; }
int pthread_attr_setguardsize(pthread_attr_t *attr, size_t size) { return 0; }
int pthread_attr_setscope(pthread_attr_t *attr, int scope) { return 0; }
int pthread_attr_setinheritsched(pthread_attr_t *attr, int inherit) { return 0; }
int pthread_attr_setschedpolicy(pthread_attr_t *attr, int policy) { return 0; }
int pthread_attr_setschedparam(pthread_attr_t *attr, const void *param) { return 0; }
int pthread_attr_setaffinity_np(pthread_attr_t *attr, size_t size, const void *set) { return 0; }

int pthread_setschedparam(pthread_t thread, int policy, const void *param) { return 0; }
int pthread_setschedprio(pthread_t thread, int priority) { return 0; }
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
	case 0:
	case 3:
	case 5:
		return 0;
	case 1: /* SCHED_FIFO */
	case 2: /* SCHED_RR */
		return realtime;
	}
	return fail(EINVAL);
}

int sched_get_priority_min(int policy) { return priority(policy, 1); }
int sched_get_priority_max(int policy) { return priority(policy, 99); }

int sched_setaffinity(int process, size_t size, const void *set) { return 0; }
int pthread_setname_np(pthread_t thread, const char *name) { return 0; }

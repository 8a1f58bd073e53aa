/*
 * Joins that do not wait, or not for ever, of the GNU library. A thread that ends says so, in programs with such a join; until then it is not over. How long a time
 * takes is open: a join that would succeed later is one that is called later.
 */
#include "cancel.h"

#ifdef GOMC_SMALL
typedef u32 pthread_t;
#else
typedef unsigned long pthread_t;
#endif

int pthread_join(pthread_t thread, void **result);

static u32 __gomc_overs[THREADS_MAX];

/* The interpreter calls this at the end of every thread. */
void __gomc_thread_over(void) { __atomic_store_n(&__gomc_overs[__gomc_self()], 1, __ATOMIC_RELEASE); }

INLINE int join_if_over(pthread_t thread, void **result, int otherwise)
{
	if (!created(thread))
		return misuse("join of a thread that was never created", ESRCH);
	if (!__atomic_load_n(&__gomc_overs[thread_of(thread)], __ATOMIC_ACQUIRE))
		return otherwise;
	return pthread_join(thread, result);
}

int pthread_tryjoin_np(pthread_t thread, void **result) { return join_if_over(thread, result, EBUSY); }

INLINE int join_until(pthread_t thread, void **result, const void *time)
{
	if (!time)
		return pthread_join(thread, result);
	if (thread == handle_self())
		return EDEADLK;
	cancellation_point();
	return join_if_over(thread, result, is_time(time) ? ETIMEDOUT : EINVAL);
}

int pthread_timedjoin_np(pthread_t thread, void **result, const void *time) { return join_until(thread, result, time); }

int pthread_clockjoin_np(pthread_t thread, void **result, int clock, const void *time) { return is_clock(clock) ? join_until(thread, result, time) : EINVAL; }

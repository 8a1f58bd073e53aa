/*
 * Robust mutexes of pthreads: where the owner of one ends, the next thread that locks it is told so (EOWNERDEAD), and holds it. Unless that thread makes the mutex consistent before it
 * unlocks it, nobody can lock it any more (ENOTRECOVERABLE). See mutex.h.
 */
#include "attributes.h"
#include "mutex.h"

typedef struct mutex pthread_mutex_t;
typedef int pthread_mutexattr_t;

enum { STALLED, ROBUST };

int pthread_mutexattr_setrobust(pthread_mutexattr_t *attr, int kind)
{
#ifdef GOMC_SMALL
	if (kind == ROBUST)
		__gomc_unsupported("robust mutex of four bytes");
#endif
	return set_attribute(attr, ROBUST_AT, 1, kind, STALLED, ROBUST);
}

int pthread_mutexattr_getrobust(const pthread_mutexattr_t *attr, int *kind) { return get_attribute(attr, ROBUST_AT, 1, kind); }

#if defined(GOMC_SMALL) || defined(GOMC_PLAIN)
int pthread_mutex_consistent(pthread_mutex_t *mutex) { return EINVAL; }
void __gomc_thread_leaves(void) {}
#else
int pthread_mutex_consistent(pthread_mutex_t *mutex)
{
	if (!robust(mutex))
		return EINVAL;
	if (!__gomc_robust_key(mutex))
		return misuse("pthread_mutex_consistent of a mutex that the thread does not hold", EINVAL);
	if (robust_is(mutex) != OWNER_DEAD)
		return EINVAL;
	robust_becomes(mutex, CONSISTENT);
	return 0;
}

/* The interpreter calls this at the end of every thread. */
void __gomc_thread_leaves(void)
{
	u64 held, old;
	while ((held = __gomc_note(NOTE_ROBUST, 0)) != 0) {
		void *mutex = (void *)(uintptr_t)(held << 1);
		robust_forget(mutex, NOTE_ROBUST);
		__gomc_remember(robust_levels(mutex), 0);
		robust_becomes(mutex, OWNER_DEAD);
		do {
			old = __gomc_rmw(OP_MUTEX_UNLOCK, word_of(mutex), WORD, owner_self(), 0, SYNC_MUTEX);
		} while (high(old));
	}
}
#endif

/* The names that these functions had before POSIX took them over. */
int pthread_mutexattr_setrobust_np(pthread_mutexattr_t *attr, int kind) { return pthread_mutexattr_setrobust(attr, kind); }
int pthread_mutexattr_getrobust_np(const pthread_mutexattr_t *attr, int *kind) { return pthread_mutexattr_getrobust(attr, kind); }
int pthread_mutex_consistent_np(pthread_mutex_t *mutex) { return pthread_mutex_consistent(mutex); }

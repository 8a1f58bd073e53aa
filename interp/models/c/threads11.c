/*
 * Threads of C11: the objects and the rules are those of pthreads, the results
 * are others. Thread-specific data is in keys.c, call_once in once.c.
 */
#include "cond.h"
#include "fate.h"
#include "signals.h"

typedef unsigned long thrd_t;

enum { thrd_success, thrd_busy, thrd_error, thrd_nomem, thrd_timedout };
enum { mtx_plain, mtx_recursive, mtx_timed };

INLINE int result(int error)
{
	switch (error) {
	case 0:
		return thrd_success;
	case EBUSY:
		return thrd_busy;
	case ETIMEDOUT:
		return thrd_timedout;
	}
	return thrd_error;
}

/*
 * The start routine returns an int: only so much of the result is read. The
 * completion of thrd_create synchronizes with the beginning of the new thread
 * (C11, 7.26.5.1), so that the handle is stored before.
 */
int thrd_create(thrd_t *thread, int (*start)(void *), void *arg)
{
	u64 child = __gomc_next_thread();
	hand_down_mask(child);
	*thread = (thrd_t)handle_of(child);
	__gomc_create((void *(*)(void *))start, arg);
	return thrd_success;
}

int thrd_join(thrd_t thread, int *status)
{
	u64 value;
	int error = join(thread, &value);
	if (!error && status)
		*status = (int)value;
	return result(error);
}

void NORETURN thrd_exit(int status) { __gomc_exit_thread((void *)(uintptr_t)(u32)status); }
thrd_t thrd_current(void) { return (thrd_t)handle_self(); }
int thrd_equal(thrd_t a, thrd_t b) { return a == b; }
int thrd_detach(thrd_t thread) { return result(detach(thread)); }
void thrd_yield(void) {}
int thrd_sleep(const void *time, void *rest) { return 0; }

int mtx_init(void *mutex, int type)
{
	mutex_init(mutex, type & mtx_recursive ? MUTEX_RECURSIVE : MUTEX_NORMAL);
	return thrd_success;
}

void mtx_destroy(void *mutex) { mutex_destroy(mutex); }
int mtx_lock(void *mutex) { return result(mutex_lock(mutex)); }
int mtx_trylock(void *mutex) { return result(mutex_try_lock(mutex, EBUSY)); }
int mtx_timedlock(void *mutex, const void *time) { return result(mutex_timed_lock(mutex, time)); }
int mtx_unlock(void *mutex) { return result(mutex_unlock(mutex)); }

int cnd_init(void *cond)
{
	cond_init(cond);
	return thrd_success;
}

void cnd_destroy(void *cond) { cond_destroy(cond); }
int cnd_wait(void *cond, void *mutex) { return result(cond_wait(cond, mutex)); }
int cnd_timedwait(void *cond, void *mutex, const void *time) { return is_time(time) ? result(cond_timed_wait(cond, mutex)) : thrd_error; }

int cnd_signal(void *cond)
{
	return result(cond_signal(cond));
}

int cnd_broadcast(void *cond)
{
	return result(cond_broadcast(cond));
}

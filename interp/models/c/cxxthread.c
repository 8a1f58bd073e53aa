/* std::thread, std::condition_variable, std::call_once and what std::future waits with, of libstdc++. */
#include "fate.h"
#include "signals.h"

/* The base class of what a thread runs: destructors, and the function that runs it. */
struct state {
	const struct state_functions {
		void (*destroy)(struct state *);
		void (*delete)(struct state *);
		void (*run)(struct state *);
	} *functions;
};

void __cxa_pure_virtual(void);
void _ZSt20__throw_system_errori(int error) NORETURN;
void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void *reference);

void _ZNSt6thread6_StateD2Ev(struct state *state) {}
void _ZNSt6thread6_StateD1Ev(struct state *state) {}
void _ZNSt6thread6_StateD0Ev(struct state *state) {}

extern void *_ZTVN10__cxxabiv117__class_type_infoE[];
static const char __gomc_state_name[] = "NSt6thread6_StateE";
const void *const _ZTINSt6thread6_StateE[2] = {_ZTVN10__cxxabiv117__class_type_infoE + 2, __gomc_state_name};
const void *const _ZTVNSt6thread6_StateE[5] = {NULL, _ZTINSt6thread6_StateE, (void *)_ZNSt6thread6_StateD1Ev, (void *)_ZNSt6thread6_StateD0Ev, (void *)__cxa_pure_virtual};

/* The handle of the thread, 0 if there is none. */
struct thread {
	size_t id;
};

static void *__gomc_std_thread(void *state)
{
	struct state *s = state;
	s->functions->run(s);
	s->functions->delete(s);
	return NULL;
}

void _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(struct thread *thread, struct state **state, void (*depend)(void))
{
	struct state *s = *state;
	*state = NULL;
	u64 child = __gomc_next_thread();
	hand_down_mask(child);
	thread->id = (size_t)handle_of(child);
	__gomc_create(__gomc_std_thread, s);
}

void _ZNSt6thread4joinEv(struct thread *thread)
{
	u64 result;
	if (thread->id == 0)
		_ZSt20__throw_system_errori(EINVAL);
	if (thread->id == (size_t)handle_self())
		_ZSt20__throw_system_errori(EDEADLK);
	if (!join(thread->id, &result))
		thread->id = 0;
}

void _ZNSt6thread6detachEv(struct thread *thread)
{
	if (thread->id == 0)
		_ZSt20__throw_system_errori(EINVAL);
	if (!detach(thread->id))
		thread->id = 0;
}

u32 _ZNSt6thread20hardware_concurrencyEv(void) { return 2; }
void _ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE(s64 seconds, s64 nanoseconds) {}

/* A std::unique_lock<std::mutex>; the mutex is one of pthreads, as the condition variable is one. */
struct lock {
	void *mutex;
	char owns;
};

int pthread_cond_init(void *, const void *);
int pthread_cond_destroy(void *);
int pthread_cond_wait(void *, void *);
int pthread_cond_signal(void *);
int pthread_cond_broadcast(void *);

void _ZNSt18condition_variableC1Ev(void *cond) { pthread_cond_init(cond, NULL); }
void _ZNSt18condition_variableC2Ev(void *cond) { pthread_cond_init(cond, NULL); }
void _ZNSt18condition_variableD1Ev(void *cond) { pthread_cond_destroy(cond); }
void _ZNSt18condition_variableD2Ev(void *cond) { pthread_cond_destroy(cond); }
void _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(void *cond, struct lock *lock) { pthread_cond_wait(cond, lock->mutex); }
void _ZNSt18condition_variable10notify_oneEv(void *cond) { pthread_cond_signal(cond); }
void _ZNSt18condition_variable10notify_allEv(void *cond) { pthread_cond_broadcast(cond); }

/* What std::call_once leaves for pthread_once to call. */
_Thread_local void *_ZSt15__once_callable;
_Thread_local void (*_ZSt11__once_call)(void);
void __once_proxy(void) { _ZSt11__once_call(); }

/*
 * A wait for a word to be other than a value. Who changes the word always wakes those that wait, so that being woken is nothing else than
 * that the word has changed. One that may time out looks once: a wait that succeeds in the end cannot be told from a later call. False if the time is over.
 */
INLINE int futex_wait(u32 *word, u32 value, int timed)
{
	u32 now;
	if (timed & 1)
		return __atomic_load_n(word, __ATOMIC_RELAXED) != value;
	do {
		now = (u32)__gomc_wait_load(word, 4, SYNC_NONE);
	} while (now == value);
	return 1;
}

#define FUTEX_WAIT(function)                                                                                            \
	int function(void *base, u32 *word, u32 value, int timed, s64 seconds, s64 nanoseconds)                         \
	{                                                                                                               \
		return futex_wait(word, value, timed);                                                                  \
	}

/* By the clock that can be set, and by the other one. */
FUTEX_WAIT(_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE)
FUTEX_WAIT(_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE)

void _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(void *base, u32 *word) {}

/* What a std::future holds until there is a value: that, and a std::exception_ptr. */
struct result {
	const void *const *functions;
	void *exception;
};

void _ZNSt13__future_base12_Result_baseC2Ev(struct result *result) { result->exception = NULL; }
void _ZNSt13__future_base12_Result_baseD2Ev(struct result *result) { _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(&result->exception); }

static const char __gomc_result_name[] = "NSt13__future_base12_Result_baseE";
const void *const _ZTINSt13__future_base12_Result_baseE[2] = {_ZTVN10__cxxabiv117__class_type_infoE + 2, __gomc_result_name};

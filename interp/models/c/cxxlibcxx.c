/*
 * What programs take from the binary of libc++, LLVM's library: std::thread, std::mutex, std::condition_variable and the counts of std::shared_ptr. Its headers have the rest, on top of
 * pthreads. What is thrown with a number of an error is unsupported.
 */
#include "destructors.h"
#include "fate.h"

int pthread_join(size_t, void **);
int pthread_detach(size_t);
int pthread_mutex_destroy(void *);
int pthread_mutex_lock(void *);
int pthread_mutex_trylock(void *);
int pthread_mutex_unlock(void *);
int pthread_cond_destroy(void *);
int pthread_cond_wait(void *, void *);
int pthread_cond_signal(void *);
int pthread_cond_broadcast(void *);
void _ZSt9terminatev(void) NORETURN;
void _ZdlPv(void *);
void __cxa_pure_virtual(void);

void NORETURN _ZNSt3__120__throw_system_errorEiPKc(int error, const char *text) { __gomc_unsupported("std::system_error of libc++"); }

/* A thread begins by setting the thread-specific pointer of the library to an object, which is deleted at its end. The key is no real one, so that there is no order in which threads make it. */
static const u32 __gomc_libcxx_key = KEY_OF_LIBCXX;

static void __gomc_libcxx_end(void *object)
{
	if (object)
		_ZdlPv(object);
}

const u32 *_ZNSt3__119__thread_local_dataEv(void)
{
	if (!__gomc_note(NOTE_LIBCXX, 0)) {
		u64 n = __gomc_note(NOTE_DESTRUCTORS, 1) + 1;
		__gomc_remember(NOTE_DESTRUCTOR(n), (uintptr_t)__gomc_libcxx_end);
		__gomc_remember(NOTE_LIBCXX, n);
	}
	return &__gomc_libcxx_key;
}

/* The object is a pointer to what only functions need that wait for the end of a thread. */
void _ZNSt3__115__thread_structC1Ev(void **object) { *object = NULL; }
void _ZNSt3__115__thread_structC2Ev(void **object) { *object = NULL; }
void _ZNSt3__115__thread_structD1Ev(void **object) {}
void _ZNSt3__115__thread_structD2Ev(void **object) {}

/* The handle of a thread, 0 if there is none. */
struct thread {
	size_t id;
};

INLINE void succeed(int error)
{
	if (error)
		__gomc_unsupported("std::system_error of libc++");
}

INLINE void end_thread(struct thread *thread)
{
	if (thread->id)
		_ZSt9terminatev();
}

void _ZNSt3__16threadD1Ev(struct thread *thread) { end_thread(thread); }
void _ZNSt3__16threadD2Ev(struct thread *thread) { end_thread(thread); }

void _ZNSt3__16thread4joinEv(struct thread *thread)
{
	succeed(thread->id ? pthread_join(thread->id, NULL) : EINVAL);
	thread->id = 0;
}

void _ZNSt3__16thread6detachEv(struct thread *thread)
{
	succeed(thread->id ? pthread_detach(thread->id) : EINVAL);
	thread->id = 0;
}

u32 _ZNSt3__16thread20hardware_concurrencyEv(void) { return 2; }
void _ZNSt3__111this_thread9sleep_forERKNS_6chrono8durationIxNS_5ratioILl1ELl1000000000EEEEE(const void *duration) {}

/* A mutex is one of pthreads. */
void _ZNSt3__15mutexD1Ev(void *mutex) { pthread_mutex_destroy(mutex); }
void _ZNSt3__15mutexD2Ev(void *mutex) { pthread_mutex_destroy(mutex); }
void _ZNSt3__15mutex4lockEv(void *mutex) { succeed(pthread_mutex_lock(mutex)); }
_Bool _ZNSt3__15mutex8try_lockEv(void *mutex) { return pthread_mutex_trylock(mutex) == 0; }
void _ZNSt3__15mutex6unlockEv(void *mutex) { pthread_mutex_unlock(mutex); }

/* So is a condition variable, and the lock that one waits with begins with the address of its mutex. */
void _ZNSt3__118condition_variableD1Ev(void *cond) { pthread_cond_destroy(cond); }
void _ZNSt3__118condition_variableD2Ev(void *cond) { pthread_cond_destroy(cond); }
void _ZNSt3__118condition_variable10notify_oneEv(void *cond) { pthread_cond_signal(cond); }
void _ZNSt3__118condition_variable10notify_allEv(void *cond) { pthread_cond_broadcast(cond); }

void _ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(void *cond, void **lock)
{
	char owns = *(char *)(lock + 1);
	succeed(owns ? pthread_cond_wait(cond, *lock) : EPERM);
}

/* The counts of std::shared_ptr and std::weak_ptr, each less by one than those who own, and all owners together count as one who observes. */
struct counts {
	const struct counts_functions {
		void (*destroy)(struct counts *);
		void (*delete)(struct counts *);
		void (*no_owner)(struct counts *);
		const void *(*deleter)(const struct counts *, const void *type);
		void (*nobody)(struct counts *);
	} *functions;
	ssize_t owners, observers;
};

void _ZNSt3__114__shared_countD1Ev(struct counts *counts) {}
void _ZNSt3__114__shared_countD2Ev(struct counts *counts) {}
void _ZNSt3__114__shared_countD0Ev(struct counts *counts) { _ZdlPv(counts); }
void _ZNSt3__119__shared_weak_countD1Ev(struct counts *counts) {}
void _ZNSt3__119__shared_weak_countD2Ev(struct counts *counts) {}
void _ZNSt3__119__shared_weak_countD0Ev(struct counts *counts) { _ZdlPv(counts); }

void _ZNSt3__119__shared_weak_count14__release_weakEv(struct counts *counts)
{
	if (__atomic_fetch_sub(&counts->observers, 1, __ATOMIC_ACQ_REL) == 0)
		counts->functions->nobody(counts);
}

/* One more owner, if there is any. */
struct counts *_ZNSt3__119__shared_weak_count4lockEv(struct counts *counts)
{
	ssize_t owners = __atomic_load_n(&counts->owners, __ATOMIC_SEQ_CST);
	while (owners != -1)
		if (__atomic_compare_exchange_n(&counts->owners, &owners, owners + 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
			return counts;
	return NULL;
}

const void *_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info(const struct counts *counts, const void *type) { return NULL; }

/* What describes the two classes says nothing of their bases: nobody casts or throws such an object. */
extern void *_ZTVN10__cxxabiv117__class_type_infoE[];
static const char __gomc_libcxx_count_name[] = "NSt3__114__shared_countE", __gomc_libcxx_weak_name[] = "NSt3__119__shared_weak_countE";
const void *const _ZTINSt3__114__shared_countE[2] = {_ZTVN10__cxxabiv117__class_type_infoE + 2, __gomc_libcxx_count_name};
const void *const _ZTINSt3__119__shared_weak_countE[2] = {_ZTVN10__cxxabiv117__class_type_infoE + 2, __gomc_libcxx_weak_name};
const void *const _ZTVNSt3__114__shared_countE[5] = {NULL, _ZTINSt3__114__shared_countE, (void *)_ZNSt3__114__shared_countD1Ev, (void *)_ZNSt3__114__shared_countD0Ev,
	(void *)__cxa_pure_virtual};
const void *const _ZTVNSt3__119__shared_weak_countE[7] = {NULL, _ZTINSt3__119__shared_weak_countE, (void *)_ZNSt3__119__shared_weak_countD1Ev, (void *)_ZNSt3__119__shared_weak_countD0Ev,
	(void *)__cxa_pure_virtual, (void *)_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info, (void *)__cxa_pure_virtual};

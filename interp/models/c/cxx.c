/*
 * What the code that compilers make of C++ calls: allocation, static objects, threads' own objects, and the ends that C++ has for a program. Names
 * are those of the Itanium C++ ABI.
 */
#include "destructors.h"

void free(void *);

/* An allocation never fails, so that nothing is ever thrown. */
void *_Znwm(size_t size) { return __gomc_alloc(size, 0); }
void *_Znam(size_t size) { return __gomc_alloc(size, 0); }
void *_ZnwmRKSt9nothrow_t(size_t size, const void *tag) { return __gomc_alloc(size, 0); }
void *_ZnamRKSt9nothrow_t(size_t size, const void *tag) { return __gomc_alloc(size, 0); }

INLINE void *aligned(size_t size, size_t alignment)
{
	void *block = __gomc_alloc(size, 0);
	if ((uintptr_t)block & (alignment - 1))
		__gomc_unsupported("alignment of a heap block");
	return block;
}

void *_ZnwmSt11align_val_t(size_t size, size_t alignment) { return aligned(size, alignment); }
void *_ZnamSt11align_val_t(size_t size, size_t alignment) { return aligned(size, alignment); }
void *_ZnwmSt11align_val_tRKSt9nothrow_t(size_t size, size_t alignment, const void *tag) { return aligned(size, alignment); }
void *_ZnamSt11align_val_tRKSt9nothrow_t(size_t size, size_t alignment, const void *tag) { return aligned(size, alignment); }

INLINE void destroy(void *block)
{
	if (block && !__gomc_free(block))
		__gomc_error(MEMORY_ERROR, "double free");
}

void _ZdlPv(void *block) { destroy(block); }
void _ZdaPv(void *block) { destroy(block); }
void _ZdlPvm(void *block, size_t size) { destroy(block); }
void _ZdaPvm(void *block, size_t size) { destroy(block); }
void _ZdlPvRKSt9nothrow_t(void *block, const void *tag) { destroy(block); }
void _ZdaPvRKSt9nothrow_t(void *block, const void *tag) { destroy(block); }
void _ZdlPvSt11align_val_t(void *block, size_t alignment) { destroy(block); }
void _ZdaPvSt11align_val_t(void *block, size_t alignment) { destroy(block); }
void _ZdlPvmSt11align_val_t(void *block, size_t size, size_t alignment) { destroy(block); }
void _ZdaPvmSt11align_val_t(void *block, size_t size, size_t alignment) { destroy(block); }

/* Tags, and what is only ever passed on. */
const char _ZSt7nothrow = 0;
void *__dso_handle = NULL;

/* False even where a program has one thread, for which the libraries would leave atomic operations out: that nobody can tell apart. */
const char __libc_single_threaded = 0;

/*
 * The guard of a static object of a function. Its first byte is what compiled code looks at: not 0 once the object is there. The second word is gomc's: whoever
 * comes while another thread makes the object waits for it; so does, for ever, a thread that comes back while it makes it.
 */
enum { GUARD_NEW, GUARD_RUNNING, GUARD_DONE };

int __cxa_guard_acquire(char *guard)
{
	u32 old;
	do {
		old = (u32)__gomc_wait(OP_CMP_XCHG, guard + 4, 4, GUARD_RUNNING, GUARD_NEW, SYNC_ONCE);
	} while (old == GUARD_RUNNING);
	return old == GUARD_NEW;
}

void __cxa_guard_release(char *guard)
{
	__atomic_store_n(guard, 1, __ATOMIC_RELEASE);
	__gomc_rmw(OP_XCHG, guard + 4, 4, GUARD_DONE, 0, SYNC_ONCE);
}

void __cxa_guard_abort(char *guard) { __gomc_rmw(OP_XCHG, guard + 4, 4, GUARD_NEW, 0, SYNC_ONCE); }

/* Destructors of thread-local objects run at the end of the thread; those of main before those of static objects. */
int __cxa_thread_atexit(void (*destructor)(void *), void *object, void *module)
{
	u64 n = __gomc_note(NOTE_DESTRUCTORS, 1) + 1;
	__gomc_remember(NOTE_DESTRUCTOR(n), (uintptr_t)destructor);
	__gomc_remember(NOTE_DESTROYED(n), (uintptr_t)object);
	return 0;
}

/* The interpreter calls this at the end of each thread but that of the process. */
void __gomc_thread_destructors(void) { run_destructors(); }

/* Ends. What may catch an exception is unsupported where it begins, so that nobody catches one. */
#define uncaught(type) __gomc_error(TERMINATE_ERROR, "nobody catches an exception of type " type)

void NORETURN _ZSt9terminatev(void) { __gomc_error(TERMINATE_ERROR, "std::terminate was called"); }

void NORETURN __cxa_pure_virtual(void) { __gomc_error(TERMINATE_ERROR, "a pure virtual function was called"); }
void NORETURN __cxa_deleted_virtual(void) { __gomc_error(TERMINATE_ERROR, "a deleted virtual function was called"); }
void NORETURN __cxa_bad_cast(void) { uncaught("std::bad_cast"); }
void NORETURN __cxa_bad_typeid(void) { uncaught("std::bad_typeid"); }
void NORETURN __cxa_throw_bad_array_new_length(void) { uncaught("std::bad_array_new_length"); }
void NORETURN _ZSt21__glibcxx_assert_failPKciS0_S0_(const char *file, int line, const char *function, const char *condition) { __gomc_assert_fail(condition); }

/* What the library throws of which there is no object. */
void NORETURN _ZSt17__throw_bad_allocv(void) { uncaught("std::bad_alloc"); }
void NORETURN _ZSt28__throw_bad_array_new_lengthv(void) { uncaught("std::bad_array_new_length"); }
void NORETURN _ZSt16__throw_bad_castv(void) { uncaught("std::bad_cast"); }
void NORETURN _ZSt18__throw_bad_typeidv(void) { uncaught("std::bad_typeid"); }
void NORETURN _ZSt21__throw_bad_exceptionv(void) { uncaught("std::bad_exception"); }
void NORETURN _ZSt25__throw_bad_function_callv(void) { uncaught("std::bad_function_call"); }
void NORETURN _ZSt19__throw_logic_errorPKc(const char *what) { uncaught("std::logic_error"); }
void NORETURN _ZSt20__throw_domain_errorPKc(const char *what) { uncaught("std::domain_error"); }
void NORETURN _ZSt24__throw_invalid_argumentPKc(const char *what) { uncaught("std::invalid_argument"); }
void NORETURN _ZSt20__throw_length_errorPKc(const char *what) { uncaught("std::length_error"); }
void NORETURN _ZSt20__throw_out_of_rangePKc(const char *what) { uncaught("std::out_of_range"); }
void NORETURN _ZSt24__throw_out_of_range_fmtPKcz(const char *what, ...) { uncaught("std::out_of_range"); }
void NORETURN _ZSt21__throw_runtime_errorPKc(const char *what) { uncaught("std::runtime_error"); }
void NORETURN _ZSt19__throw_range_errorPKc(const char *what) { uncaught("std::range_error"); }
void NORETURN _ZSt22__throw_overflow_errorPKc(const char *what) { uncaught("std::overflow_error"); }
void NORETURN _ZSt23__throw_underflow_errorPKc(const char *what) { uncaught("std::underflow_error"); }
void NORETURN _ZSt20__throw_system_errori(int error) { uncaught("std::system_error"); }
void NORETURN _ZSt20__throw_future_errori(int error) { uncaught("std::future_error"); }

/* Tables of virtual functions of the classes that describe types. Their addresses tell the kinds of types apart; nobody calls what is in them. */
void *_ZTVN10__cxxabiv117__class_type_infoE[11];
void *_ZTVN10__cxxabiv120__si_class_type_infoE[11];
void *_ZTVN10__cxxabiv121__vmi_class_type_infoE[11];
void *_ZTVN10__cxxabiv119__pointer_type_infoE[11];
void *_ZTVN10__cxxabiv120__function_type_infoE[11];
void *_ZTVN10__cxxabiv116__enum_type_infoE[11];

/* The allocators that libstdc++ does not compile anew have nothing in them. */
void _ZNSaIcEC1Ev(void *allocator) {}
void _ZNSaIcEC2Ev(void *allocator) {}
void _ZNSaIcEC1ERKS_(void *allocator, const void *other) {}
void _ZNSaIcEC2ERKS_(void *allocator, const void *other) {}
void _ZNSaIcED1Ev(void *allocator) {}
void _ZNSaIcED2Ev(void *allocator) {}

/*
 * What the code that compilers make of C++ calls: allocation, static objects, threads' own objects, and the ends that C++ has for a program. Names
 * are those of the Itanium C++ ABI.
 */
#include "cxxthrow.h"
#include "destructors.h"

void free(void *);

NORETURN void _ZSt17__throw_bad_allocv(void);

/* An allocation fails only with --env=malloc-fails. */
INLINE void *new(size_t size)
{
	if (__gomc_happens(ALLOCATION_FAILS))
		_ZSt17__throw_bad_allocv();
	return memory(size, 0);
}

void *_Znwm(size_t size) { return new(size); }
void *_Znam(size_t size) { return new(size); }
void *_ZnwmRKSt9nothrow_t(size_t size, const void *tag) { return allocate(size, 0); }
void *_ZnamRKSt9nothrow_t(size_t size, const void *tag) { return allocate(size, 0); }

INLINE void *fitting(void *block, size_t alignment)
{
	if ((uintptr_t)block & (alignment - 1))
		__gomc_unsupported("alignment of a heap block");
	return block;
}

INLINE void *aligned(size_t size, size_t alignment) { return fitting(allocate(size, 0), alignment); }

void *_ZnwmSt11align_val_t(size_t size, size_t alignment) { return fitting(new(size), alignment); }
void *_ZnamSt11align_val_t(size_t size, size_t alignment) { return fitting(new(size), alignment); }
void *_ZnwmSt11align_val_tRKSt9nothrow_t(size_t size, size_t alignment, const void *tag) { return aligned(size, alignment); }
void *_ZnamSt11align_val_tRKSt9nothrow_t(size_t size, size_t alignment, const void *tag) { return aligned(size, alignment); }

INLINE void destroy(void *block)
{
	if (block)
		give_back(block);
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

/* Ends. */
void NORETURN _ZSt9terminatev(void) { __gomc_error(TERMINATE_ERROR, "std::terminate was called"); }

void NORETURN __cxa_pure_virtual(void) { __gomc_error(TERMINATE_ERROR, "a pure virtual function was called"); }
void NORETURN __cxa_deleted_virtual(void) { __gomc_error(TERMINATE_ERROR, "a deleted virtual function was called"); }
void NORETURN _ZSt21__glibcxx_assert_failPKciS0_S0_(const char *file, int line, const char *function, const char *condition) { __gomc_assert_fail(condition); }

/* Tables of virtual functions of the classes that describe types. Their addresses tell the kinds of types apart; nobody calls what is in them. */
void *_ZTVN10__cxxabiv117__class_type_infoE[11];
void *_ZTVN10__cxxabiv120__si_class_type_infoE[11];
void *_ZTVN10__cxxabiv121__vmi_class_type_infoE[11];
void *_ZTVN10__cxxabiv119__pointer_type_infoE[11];
void *_ZTVN10__cxxabiv120__function_type_infoE[11];
void *_ZTVN10__cxxabiv116__enum_type_infoE[11];

void *_ZTVN10__cxxabiv123__fundamental_type_infoE[11];

/* Types that every program has, and pointers to them. */
#define FUNDAMENTAL(code) \
	static const char __gomc_name_##code[] = #code, __gomc_name_P##code[] = "P" #code, __gomc_name_PK##code[] = "PK" #code; \
	const struct type _ZTI##code = {_ZTVN10__cxxabiv123__fundamental_type_infoE + 2, __gomc_name_##code}; \
	const struct pointer _ZTIP##code = {{_ZTVN10__cxxabiv119__pointer_type_infoE + 2, __gomc_name_P##code}, 0, &_ZTI##code}; \
	const struct pointer _ZTIPK##code = {{_ZTVN10__cxxabiv119__pointer_type_infoE + 2, __gomc_name_PK##code}, POINTER_CONST, &_ZTI##code};

FUNDAMENTAL(v) FUNDAMENTAL(b) FUNDAMENTAL(w) FUNDAMENTAL(c) FUNDAMENTAL(a) FUNDAMENTAL(h) FUNDAMENTAL(s) FUNDAMENTAL(t) FUNDAMENTAL(i) FUNDAMENTAL(j)
FUNDAMENTAL(l) FUNDAMENTAL(m) FUNDAMENTAL(x) FUNDAMENTAL(y) FUNDAMENTAL(n) FUNDAMENTAL(o) FUNDAMENTAL(f) FUNDAMENTAL(d) FUNDAMENTAL(e)
FUNDAMENTAL(Ds) FUNDAMENTAL(Di) FUNDAMENTAL(Du) FUNDAMENTAL(Dn)

/* The allocators that libstdc++ does not compile anew have nothing in them. */
void _ZNSaIcEC1Ev(void *allocator) {}
void _ZNSaIcEC2Ev(void *allocator) {}
void _ZNSaIcEC1ERKS_(void *allocator, const void *other) {}
void _ZNSaIcEC2ERKS_(void *allocator, const void *other) {}
void _ZNSaIcED1Ev(void *allocator) {}
void _ZNSaIcED2Ev(void *allocator) {}

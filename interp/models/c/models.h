/*
 * What the models of external functions share: the intrinsics that the
 * interpreter lowers to visible operations, the numbers of package event, the
 * layout of the objects of pthreads, and the values of glibc's macros.
 *
 * No header of the host is included: the models are freestanding.
 */
#ifndef GOMC_MODELS_H
#define GOMC_MODELS_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef signed char s8;
typedef short s16;
typedef int s32;
typedef long long s64;
typedef __SIZE_TYPE__ size_t;
typedef __INTPTR_TYPE__ ssize_t;
typedef __UINTPTR_TYPE__ uintptr_t;

#define NULL ((void *)0)
#define INLINE static inline __attribute__((always_inline))
#define NORETURN __attribute__((noreturn))

/* event.Op, in its order; a test compares. */
enum gomc_op {
	OP_NONE,
	OP_XCHG,
	OP_ADD,
	OP_SUB,
	OP_AND,
	OP_NAND,
	OP_OR,
	OP_XOR,
	OP_MAX,
	OP_MIN,
	OP_UMAX,
	OP_UMIN,
	OP_UINC_WRAP,
	OP_UDEC_WRAP,
	OP_USUB_COND,
	OP_USUB_SAT,
	OP_FADD,
	OP_FSUB,
	OP_FMAX,
	OP_FMIN,
	OP_CMP_XCHG,
	OP_MUTEX_LOCK,
	OP_MUTEX_UNLOCK,
	OP_SEM_WAIT,
	OP_READ_LOCK,
	OP_WRITE_LOCK,
	OP_RW_UNLOCK,
	OP_COND_ENQUEUE,
	OP_COND_SIGNAL,
	OP_COND_BROADCAST,
	OP_COND_WAKE,
	OP_COND_SLEEP,
	OP_COND_LEAVE,
	OP_BARRIER,
};

/* The operand of OP_COND_SIGNAL and OP_COND_BROADCAST: whether those that are woken are remembered. */
enum gomc_wakes { REMEMBER, FORGET };

/* event.Sync, in its order. */
enum gomc_sync {
	SYNC_NONE,
	SYNC_MUTEX,
	SYNC_COND,
	SYNC_RW_LOCK,
	SYNC_SEMAPHORE,
	SYNC_BARRIER,
	SYNC_ONCE,
	SYNC_CHANNEL,
	SYNC_JOIN,
};

/* event.Reason, in its order. */
enum gomc_reason {
	NOT_BLOCKED,
	BLOCK_ASSUME,
	BLOCK_AWAIT,
	BLOCK_BOUND,
	BLOCK_DEADLOCK,
	BLOCK_SLEEP,
};

/* event.Mishap, in its order. */
enum gomc_mishap {
	NO_MISHAP,
	SPURIOUS_WAKEUP,
	ALLOCATION_FAILS,
	WEAK_COMPARE_FAILS,
	REUSED_ADDRESS,
};

/* What __gomc_clause returns, in the order of the interpreter's unwind.go. */
enum gomc_clause {
	CLAUSE_NONE,
	CLAUSE_END,
	CLAUSE_CLEANUP,
	CLAUSE_CATCH,
	CLAUSE_FILTER,
	CLAUSE_ONCE,
};

/* Of __gomc_alloc, see there. */
enum { MAPPED = 2 };

/* event.ErrorKind. */
#define ASSERTION_ERROR "assertion"
#define REACH_ERROR "reach"
#define MEMORY_ERROR "memory"
#define MUTEX_ERROR "mutex"
#define TERMINATE_ERROR "terminate"
#define PANIC_ERROR "panic"

#define PANIC_TEMPLATE (~(u64)0)

/*
 * The intrinsics. Each call of rmw, wait, wait_load, create, join, alloc,
 * alloc_again, free, choice, nondet, fence, fence_all, atomic_begin and atomic_end is one visible
 * operation; op, size and sync must be constants after inlining.
 *
 * __gomc_wait is the read-modify-write that blocks. Write it as
 *
 *	do {
 *		old = __gomc_wait(...);
 *	} while (failed(old));
 *
 * where everything that is live across the loop is constant: an iteration that
 * fails comes back to the identical state of the thread, which is how an
 * engine knows that the operation is disabled.
 *
 * __gomc_note adds to what the thread remembers under a key, at first 0, and
 * returns what that was before. Nobody else sees it, so it is no operation. Keys
 * are addresses of objects, and then forgotten when the memory goes, or odd: those of threads, and the greatest.
 * __gomc_remember makes it a value, and returns what that was before. So does __gomc_keep, of whose keys the others know nothing: its value may depend on inputs
 * without being settled.
 *
 * __gomc_clause reads the clauses of the landing pads of the calls that the thread is in, the innermost 0, word by word: CLAUSE_CATCH and the address of a type
 * (0 for all), CLAUSE_FILTER, a number and so many types, CLAUSE_CLEANUP, CLAUSE_ONCE and the address of a pthread_once_t, CLAUSE_END. There is CLAUSE_NONE where no call is left that has any. Calls that no exception may
 * leave are unsupported. __gomc_unwind leaves the calls above a landing and goes on there. __gomc_error_of ends a message with a type, which the name
 * in its type_info says.
 *
 * __gomc_next_thread returns the number of the thread that the next call of
 * __gomc_create makes, which depends on nothing but who creates it, and how many it has created.
 *
 * __gomc_fence_all is a fence in every thread of the process, between its begin and its end: unsupported but under sc.
 *
 * __gomc_alloc returns memory that is undefined or, if zero is not 0, zero. If zero is the address of an object, then messages
 * name the memory by that object. If zero is MAPPED, it is a mapping of memory, which only __gomc_unmap ends, and which may be left when the process ends.
 *
 * __gomc_alloc_again begins another life of a block that was freed, whose content is undefined, and returns its address.
 *
 * __gomc_happens is a choice of the environment, and 0 without --env; __gomc_may_happen says whether it is one.
 *
 * Below the address __gomc_lasting_conditions there are no condition variables that threads may be on their way out of when they end.
 *
 * __gomc_panic is an error of kind panic with a text that no zero ends; if its length is PANIC_TEMPLATE, it is a template, of which the
 * arguments are left out.
 *
 * __gomc_defined says whether a value has no undefined bits: memory that was never
 * written must not be looked at otherwise. */
u64 __gomc_rmw(int op, void *addr, int size, u64 val, u64 exp, int sync);
u64 __gomc_wait(int op, void *addr, int size, u64 val, u64 exp, int sync);
u64 __gomc_wait_load(void *addr, int size, int sync);
u32 __gomc_self(void);
u64 __gomc_next_thread(void);
u64 __gomc_create(void *(*start)(void *), void *arg);
u64 __gomc_join(u64 thread);
int __gomc_is_thread(u64 thread);
void *__gomc_alloc(u64 size, uintptr_t zero);
void *__gomc_alloc_again(void *block);
int __gomc_free(void *block);
int __gomc_unmap(void *mapping);
u64 __gomc_object_size(void *block);
u64 __gomc_choice(u64 n);
u64 __gomc_nondet(int bits, int is_signed, const char *what);
void __gomc_fence(void);
void __gomc_fence_all(void);
void __gomc_atomic_begin(void);
void __gomc_atomic_end(void);
/*
 * What the program needs, as far as it can be told from its text. Most programs need none of it: for these the models are
 * compiled with GOMC_PLAIN.
 */
#ifdef GOMC_PLAIN
#define __gomc_mutex_kinds() 0
#define __gomc_robust_mutexes() 0
#define __gomc_shared_joins() 0
#define __gomc_detached_creation() 0
#define __gomc_cancels() 0
#define __gomc_reads_errno() 0
#define __gomc_signals() 0
#else
int __gomc_mutex_kinds(void);
int __gomc_robust_mutexes(void);
int __gomc_shared_joins(void);
int __gomc_detached_creation(void);
int __gomc_cancels(void);
int __gomc_reads_errno(void);
int __gomc_signals(void);
#endif
u64 __gomc_lasting_conditions(void);
u64 __gomc_note(u64 key, int change);
u64 __gomc_remember(u64 key, u64 value);
u64 __gomc_keep(u64 key, u64 value);
void __gomc_longjmp(void *buffer, int value) NORETURN;
u64 __gomc_clause(u64 landing, u64 word);
void __gomc_unwind(u64 landing, void *exception, u64 selector) NORETURN;
int __gomc_reads_files(void);
int __gomc_declares(const char *function);
int __gomc_may_happen(int what);
int __gomc_happens(int what);
int __gomc_defined(u64 value);
void __gomc_misuse(const char *message);
void __gomc_claim(const char *message);
void __gomc_error(const char *kind, const char *message) NORETURN;
void __gomc_error_of(const char *kind, const char *message, const char *type) NORETURN;
void __gomc_assert_fail(const char *expression) NORETURN;
void __gomc_panic(const char *text, u64 length) NORETURN;
void __gomc_unsupported(const char *what) NORETURN;
void __gomc_block(int reason) NORETURN;
void __gomc_exit_thread(void *result) NORETURN;
void __gomc_exit_process(void) NORETURN;
void __gomc_abort(void) NORETURN;

/* Functions of math.h, and what a double is as text and the other way round: one of the calculations of the interpreter. */
double __gomc_sin(double x);
double __gomc_cos(double x);
double __gomc_tan(double x);
double __gomc_asin(double x);
double __gomc_acos(double x);
double __gomc_atan(double x);
double __gomc_sinh(double x);
double __gomc_cosh(double x);
double __gomc_tanh(double x);
double __gomc_asinh(double x);
double __gomc_acosh(double x);
double __gomc_atanh(double x);
double __gomc_expm1(double x);
double __gomc_log(double x);
double __gomc_log2(double x);
double __gomc_log10(double x);
double __gomc_log1p(double x);
double __gomc_cbrt(double x);
double __gomc_rint(double x);
double __gomc_exp(double x);
double __gomc_exp2(double x);
double __gomc_atan2(double x, double y);
double __gomc_hypot(double x, double y);
double __gomc_fmod(double x, double y);
double __gomc_remainder(double x, double y);
double __gomc_pow(double x, double y);
double __gomc_ldexp(double x, int exponent);
/* Eight characters of the text that printf makes of a number without its sign, from n times 8 on, and zeros behind the last. */
u64 __gomc_real_text(double value, int letter, int precision, int point, u64 n);
/* Digits times a power of the base, rounded to a type of some bits; and whether that is another number. */
double __gomc_real(u64 digits, int exponent, int base, int bits);
int __gomc_real_rounded(u64 digits, int exponent, int base, int bits);

/* glibc's numbers of errors on Linux. */
enum {
	EPERM = 1,
	ESRCH = 3,
	EINTR = 4,
	EAGAIN = 11,
	ENOMEM = 12,
	EBUSY = 16,
	EINVAL = 22,
	EDOM = 33,
	ERANGE = 34,
	EDEADLK = 35,
	ENOTSUP = 95,
	ETIMEDOUT = 110,
	EOWNERDEAD = 130,
	ENOTRECOVERABLE = 131,
};

int *__errno_location(void);

/*
 * errno is set where the program can read it, and written only if it holds something
 * else: a loop that calls a function again and again until it does not fail any more, as with
 * sem_trywait, changes nothing from its second round on, so that an engine sees that it waits.
 */
INLINE void set_errno(int number)
{
	if (!__gomc_reads_errno())
		return;
	int *place = __errno_location();
	if (*place != number)
		*place = number;
}

/* A function that sets errno and returns -1. */
INLINE int fail(int number)
{
	set_errno(number);
	return -1;
}

/* With --env=reuse-addresses: memory that is new, or was freed before; and what is done with a block that is freed. See c/heap.c. */
void *__gomc_new_or_again(u64 size, int zero);
void __gomc_put_on_shelf(void *block);

/* What abort does where SIGABRT may have a handler. See c/signals.c. */
void __gomc_raise_abort(void);

/* Memory for the program, undefined or zero. */
INLINE void *memory(u64 size, int zero)
{
	return __gomc_may_happen(REUSED_ADDRESS) ? __gomc_new_or_again(size, zero) : __gomc_alloc(size, (uintptr_t)zero);
}

INLINE void give_back(void *block)
{
	if (!__gomc_free(block))
		__gomc_error(MEMORY_ERROR, "double free");
	if (__gomc_may_happen(REUSED_ADDRESS))
		__gomc_put_on_shelf(block);
}

/* Memory for the program, or none, with --env=malloc-fails. */
INLINE void *allocate(u64 size, int zero)
{
	if (__gomc_happens(ALLOCATION_FAILS)) {
		set_errno(ENOMEM);
		return NULL;
	}
	return memory(size, zero);
}

/*
 * The misuse of an object is an error of kind mutex. Where that kind is not
 * checked, the call returns what it returns with glibc, and the program goes on.
 */
INLINE int misuse(const char *message, int code)
{
	__gomc_misuse(message);
	return code;
}

/* Whether the nanoseconds of a struct timespec are less than a second. */
INLINE int is_time(const void *time) { return ((const unsigned long *)time)[1] < 1000000000; }

/* The clocks that a wait may end by: CLOCK_REALTIME and CLOCK_MONOTONIC. */
INLINE int is_clock(int clock) { return clock == 0 || clock == 1; }

/*
 * The word of an object of pthreads is its first eight bytes that are aligned
 * to eight. Only on 32 bits are glibc's objects less aligned than their word;
 * they are large enough for it all the same.
 *
 * A program that declares the objects itself may give them as little as an int,
 * with another object in the next one. For such a program the models are
 * compiled with GOMC_SMALL: the word is the first four bytes.
 */
#ifdef GOMC_SMALL
typedef u32 word;
#define HALF 16

INLINE word *word_of(void *object) { return object; }
#else
typedef u64 word __attribute__((aligned(8)));
#define HALF 32

INLINE word *word_of(void *object)
{
#if __SIZEOF_POINTER__ == 4
	return (word *)(((uintptr_t)object + 7) & ~(uintptr_t)7);
#else
	return object;
#endif
}
#endif

#define WORD ((int)sizeof(word))

/* The halves of a word; package event says what they hold. */
INLINE u32 low(u64 value) { return (u32)(value & (((u64)1 << HALF) - 1)); }
INLINE u32 high(u64 value) { return (u32)(value >> HALF); }

/*
 * What a lock stores as its owner: never 0, and never DESTROYED, which the
 * operations of event leave alone because no thread owns it.
 */
INLINE u64 owner_self(void) { return (u64)__gomc_self() + 1; }

#define DESTROYED (((u64)1 << HALF) - 1)

/* A lock of a model's own, for what is to take place at once. */
INLINE void hold_lock(word *lock)
{
	u64 old;
	do {
		old = __gomc_wait(OP_MUTEX_LOCK, lock, WORD, owner_self(), 0, SYNC_MUTEX);
	} while (low(old) != 0);
}

INLINE void release_lock(word *lock) { __gomc_rmw(OP_MUTEX_UNLOCK, lock, WORD, owner_self(), 0, SYNC_MUTEX); }

#endif

/*
 * The system call of Linux that programs build locks of: a thread waits while a word of memory has a value (FUTEX_WAIT), and others wake up those that wait
 * for that word (FUTEX_WAKE).
 *
 * It is done as the kernel does it. Whoever waits or wakes holds the lock of a bucket meanwhile, so that nobody is woken between the moment when a thread finds the value that
 * it expects and the moment when it waits. The address of the word says which bucket that is; where threads wait for two words of one
 * bucket, that is unsupported. A system call on a futex is a full fence.
 */
#undef GOMC_SMALL /* the words are the model's own */
#include "cond.h"

typedef __builtin_va_list va_list;

enum { BUCKETS = 1021 };

struct bucket {
	word lock;	  /* as in a mutex */
	word queue;	  /* as in a condition variable that lasts: who waits */
	u64 futex;	  /* the word that they wait for, while any do; this and the next one are accessed by who has the lock */
	u32 waiting; /* how many do: the queue does not tell */
};

static struct bucket __gomc_futexes[BUCKETS];

/* Neighbours on the stack, among static variables or in a block have buckets of their own, and so have most blocks: the upper bits of an address are the number and the thread of one. */
INLINE struct bucket *bucket_of(u64 futex)
{
	u64 mixed = futex >> 2;
	mixed += (futex >> 28) * 37;
	mixed += (futex >> 50) * 101;
	return &__gomc_futexes[mixed % BUCKETS];
}

INLINE void hold(struct bucket *b) { hold_lock(&b->lock); }
INLINE void let_go(struct bucket *b) { release_lock(&b->lock); }

/* Messages name the operations on a queue by the futex. */
INLINE u64 on_queue(int op, struct bucket *b, u64 value, u64 futex) { return __gomc_rmw(op, &b->queue, WORD, value, futex, SYNC_COND); }

/* The thread does not wait any longer, if it does still; tells whether it was woken. */
INLINE int leave(struct bucket *b, u32 self, u64 futex)
{
	hold(b);
	int woken = was_woken(on_queue(OP_COND_LEAVE, b, self, futex), self, FORGET);
	if (!woken)
		__atomic_store_n(&b->waiting, __atomic_load_n(&b->waiting, __ATOMIC_RELAXED) - 1, __ATOMIC_RELAXED);
	let_go(b);
	return woken;
}

/* A time-out can come at any moment after the wait began. */
INLINE long wait(u32 *place, u32 expected, const void *timeout)
{
	u64 futex = (uintptr_t)place;
	u32 self = __gomc_self();
	struct bucket *b = bucket_of(futex);
	__gomc_fence();
	hold(b);
	if (__atomic_load_n(place, __ATOMIC_SEQ_CST) != expected) {
		let_go(b);
		return fail(EAGAIN);
	}
	if (self >= COND_THREADS)
		__gomc_unsupported("wait for a futex by a thread whose number is beyond those that it can hold");
	u32 waiting = __atomic_load_n(&b->waiting, __ATOMIC_RELAXED);
	if (waiting == 0)
		__atomic_store_n(&b->futex, futex, __ATOMIC_RELAXED);
	else if (__atomic_load_n(&b->futex, __ATOMIC_RELAXED) != futex)
		__gomc_unsupported("waits for futexes whose addresses have the same hash");
	__atomic_store_n(&b->waiting, waiting + 1, __ATOMIC_RELAXED);
	on_queue(OP_COND_ENQUEUE, b, self, futex);
	let_go(b);
	int spurious = cond_spurious(&b->queue);
	if (timeout || spurious) {
		int woken = leave(b, self, futex);
		cond_woken(&b->queue, spurious && !woken);
		return woken || spurious ? 0 : fail(ETIMEDOUT);
	}
	u64 old;
	do {
		old = __gomc_wait(OP_COND_SLEEP, &b->queue, WORD, self, futex, SYNC_COND);
	} while (!was_woken(old, self, FORGET));
	cond_woken(&b->queue, 0);
	return 0;
}

enum { WAITERS = 31 }; /* threads from this number on cannot wait */

/* Any of those that wait may be those that are woken. Nothing is accessed that the word is part of, so that its memory may be gone. */
INLINE long wake(u32 *place, int number)
{
	u64 futex = (uintptr_t)place;
	if (number <= 0)
		__gomc_unsupported("FUTEX_WAKE of less than one thread");
	struct bucket *b = bucket_of(futex);
	__gomc_fence();
	hold(b);
	u32 waiting = __atomic_load_n(&b->waiting, __ATOMIC_RELAXED), woken = 0;
	if (waiting == 0 || __atomic_load_n(&b->futex, __ATOMIC_RELAXED) != futex) {
		let_go(b);
		return 0;
	}
	if (number >= WAITERS || (u32)number >= waiting) { /* the first is known at once where all are woken: bmc needs no loop */
		woken = waiting;
		on_queue(OP_COND_BROADCAST, b, FORGET, futex);
	} else {
		for (; woken < (u32)number; woken++)
			on_queue(OP_COND_SIGNAL, b, FORGET, futex);
	}
	__atomic_store_n(&b->waiting, waiting - woken, __ATOMIC_RELAXED);
	let_go(b);
	return woken;
}

/* Linux's numbers. */
enum { FUTEX_WAIT, FUTEX_WAKE, FUTEX_WAIT_BITSET = 9, FUTEX_WAKE_BITSET, FUTEX_PRIVATE = 128, FUTEX_CLOCK_REALTIME = 256 };

/* What membarrier is asked for, and what Linux 4.14 has of that. */
enum { MEMBARRIER_QUERY, MEMBARRIER_GLOBAL = 1, MEMBARRIER_PRIVATE = 8, MEMBARRIER_REGISTER = 16 };

static u32 __gomc_membarrier_registered;

/*
 * A fence in all threads that run: GLOBAL, and PRIVATE_EXPEDITED once the process has registered that it will ask for it. Each of the others passes a full fence
 * at some moment while the call lasts, not all of them at the same one.
 */
INLINE long membarrier(u32 command, u32 flags)
{
	if (flags)
		return fail(EINVAL);
	switch (command) {
	case MEMBARRIER_QUERY:
		return MEMBARRIER_GLOBAL | MEMBARRIER_PRIVATE | MEMBARRIER_REGISTER;
	case MEMBARRIER_REGISTER:
		__atomic_store_n(&__gomc_membarrier_registered, 1, __ATOMIC_RELAXED);
		return 0;
	case MEMBARRIER_PRIVATE:
		if (!__atomic_load_n(&__gomc_membarrier_registered, __ATOMIC_RELAXED))
			return fail(EPERM);
		__gomc_fence_all();
		return 0;
	case MEMBARRIER_GLOBAL:
		__gomc_fence_all();
		return 0;
	}
	__gomc_unsupported("a command of membarrier other than QUERY, GLOBAL, PRIVATE_EXPEDITED and its registration");
}

#if __SIZEOF_POINTER__ == 8
enum { SYS_GETTID = 186, SYS_FUTEX = 202, SYS_FUTEX_TIME64 = SYS_FUTEX, SYS_MEMBARRIER = 324 };
#else
enum { SYS_GETTID = 224, SYS_FUTEX = 240, SYS_FUTEX_TIME64 = 422, SYS_MEMBARRIER = 375 };
#endif

INLINE long on_futex(va_list args)
{
	u32 *futex = __builtin_va_arg(args, u32 *);
	int op = __builtin_va_arg(args, int) & ~(FUTEX_PRIVATE | FUTEX_CLOCK_REALTIME);
	u32 value = __builtin_va_arg(args, u32);
	int waits = op == FUTEX_WAIT || op == FUTEX_WAIT_BITSET;
	if (!waits && op != FUTEX_WAKE && op != FUTEX_WAKE_BITSET)
		__gomc_unsupported("a futex operation other than FUTEX_WAIT and FUTEX_WAKE");
	const void *timeout = op == FUTEX_WAKE ? NULL : __builtin_va_arg(args, const void *);
	if (op == FUTEX_WAIT_BITSET || op == FUTEX_WAKE_BITSET) {
		__builtin_va_arg(args, void *);
		if (__builtin_va_arg(args, u32) != 0xffffffffu)
			__gomc_unsupported("FUTEX_WAIT_BITSET and FUTEX_WAKE_BITSET of some bits");
	}
	if ((uintptr_t)futex & 3)
		return fail(EINVAL);
	return waits ? wait(futex, value, timeout) : wake(futex, (int)value);
}

long syscall(long number, ...)
{
	if (number == SYS_GETTID)
		return (long)__gomc_self() + 1;
	va_list args;
	__builtin_va_start(args, number);
	if (number == SYS_FUTEX || number == SYS_FUTEX_TIME64)
		return on_futex(args);
	if (number != SYS_MEMBARRIER)
		__gomc_unsupported("a system call by its number, but for futex, gettid and membarrier");
	u32 command = __builtin_va_arg(args, u32);
	return membarrier(command, __builtin_va_arg(args, u32));
}

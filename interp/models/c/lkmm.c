/*
 * The words that tools give to the memory model of the Linux kernel (LKMM): accesses, fences and spin locks as Dat3M's header declares them, fences
 * as GenMC's does. They are taken for those of C11, as operations of a C11 program are: once is relaxed, a full barrier is a fence of seq_cst, those for
 * writes and reads are fences of release and acquire, and an update with the order mb stands between two full barriers. What a verdict says is about
 * the memory model that was asked for, not about LKMM.
 */
#include "models.h"

enum order {
	ONCE,
	ACQUIRE,
	RELEASE,
	MB,
	WMB,
	RMB,
	RCU_LOCK,
	RCU_UNLOCK,
	RCU_SYNC,
	BEFORE_ATOMIC,
	AFTER_ATOMIC,
	AFTER_SPINLOCK,
	BARRIER,
};

enum operation { ADD, SUB, AND, OR };

typedef u64 doubleword __attribute__((aligned(8)));

#define SIZES(FOR) FOR(1, u8) FOR(2, u16) FOR(4, u32) FOR(8, doubleword)

INLINE void full_barrier(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

/*
 * LKMM orders nothing at the ends of sections of read-copy-update but what a grace period orders, which no memory model of gomc has.
 */
INLINE void rcu(void) { __gomc_unsupported("read-copy-update (RCU)"); }

void __VERIFIER_rcu_read_lock(void) { rcu(); }
void __VERIFIER_rcu_read_unlock(void) { rcu(); }
void __VERIFIER_synchronize_rcu(void) { rcu(); }

void __LKMM_fence(int order)
{
	switch (order) {
	case MB:
	case BEFORE_ATOMIC:
	case AFTER_ATOMIC:
	case AFTER_SPINLOCK:
		full_barrier();
		return;
	case WMB:
	case RELEASE:
		__atomic_thread_fence(__ATOMIC_RELEASE);
		return;
	case RMB:
	case ACQUIRE:
		__atomic_thread_fence(__ATOMIC_ACQUIRE);
		return;
	case RCU_LOCK:
	case RCU_UNLOCK:
	case RCU_SYNC:
		rcu();
	case BARRIER: /* for compilers */
		return;
	}
	__gomc_unsupported("a fence of LKMM");
}

/* The kind is a text: mb, wmb, rmb, or what stands for a full barrier beside an atomic operation or a lock (ba, aa, as, aul). */
void __VERIFIER_lkmm_fence(const char *kind)
{
	if (kind[0] == 'w')
		__LKMM_fence(WMB);
	else if (kind[0] == 'r')
		__LKMM_fence(RMB);
	else if (kind[0] == 'm' || kind[0] == 'a' || kind[0] == 'b')
		__LKMM_fence(MB);
	else
		__gomc_unsupported("a fence of LKMM");
}

/* The order of C11 for an access that has no barrier of its own. */
INLINE int plain_order(int order)
{
	if (order == ACQUIRE)
		return __ATOMIC_ACQUIRE;
	if (order == RELEASE)
		return __ATOMIC_RELEASE;
	if (order != ONCE && order != MB)
		__gomc_unsupported("an order of LKMM for an access");
	return __ATOMIC_RELAXED;
}

INLINE void barrier_of(int order)
{
	if (order == MB)
		full_barrier();
}

#define ACCESS(n, type)                                                                                          \
	static type __gomc_lkmm_load_##n(const volatile void *p, int order)                                      \
	{                                                                                                        \
		return __atomic_load_n((const volatile type *)p, order);                                         \
	}                                                                                                        \
	static void __gomc_lkmm_store_##n(volatile void *p, type v, int order)                                   \
	{                                                                                                        \
		__atomic_store_n((volatile type *)p, v, order);                                                  \
	}                                                                                                        \
	static type __gomc_lkmm_swap_##n(volatile void *p, type v, int order)                                    \
	{                                                                                                        \
		return __atomic_exchange_n((volatile type *)p, v, order);                                        \
	}                                                                                                        \
	static type __gomc_lkmm_compare_##n(volatile void *p, type want, type v, int order)                      \
	{                                                                                                        \
		__atomic_compare_exchange_n((volatile type *)p, &want, v, 0, order, __ATOMIC_RELAXED);           \
		return want;                                                                                     \
	}                                                                                                        \
	static type __gomc_lkmm_update_##n(volatile void *p, type v, int order, int op)                          \
	{                                                                                                        \
		switch (op) {                                                                                    \
		case ADD:                                                                                        \
			return __atomic_fetch_add((volatile type *)p, v, order);                                 \
		case SUB:                                                                                        \
			return __atomic_fetch_sub((volatile type *)p, v, order);                                 \
		case AND:                                                                                        \
			return __atomic_fetch_and((volatile type *)p, v, order);                                 \
		case OR:                                                                                         \
			return __atomic_fetch_or((volatile type *)p, v, order);                                  \
		}                                                                                                \
		__gomc_unsupported("an operation of LKMM");                                                      \
	}

SIZES(ACCESS)

#define EACH_SIZE(CASE)                                            \
	switch (size) {                                            \
		CASE(1, u8) CASE(2, u16) CASE(4, u32) CASE(8, u64) \
	}                                                          \
	__gomc_unsupported("the size of an access of LKMM");

#define LOAD(n, type) \
	case n:       \
		return (s64)__gomc_lkmm_load_##n(p, plain_order(order));

s64 __LKMM_load(const volatile void *p, size_t size, int order) { EACH_SIZE(LOAD) }

#define STORE(n, type)                                               \
	case n:                                                      \
		__gomc_lkmm_store_##n(p, (type)v, plain_order(order)); \
		barrier_of(order);                                   \
		return;

void __LKMM_store(volatile void *p, size_t size, s64 v, int order) { EACH_SIZE(STORE) }

INLINE s64 swap(volatile void *p, size_t size, s64 v, int order)
{
#define SWAP(n, type) \
	case n:       \
		return (s64)__gomc_lkmm_swap_##n(p, (type)v, order);
	EACH_SIZE(SWAP)
}

s64 __LKMM_xchg(volatile void *p, size_t size, s64 v, int order)
{
	barrier_of(order);
	s64 old = swap(p, size, v, plain_order(order));
	barrier_of(order);
	return old;
}

INLINE s64 compare(volatile void *p, size_t size, s64 want, s64 v, int order)
{
#define COMPARE(n, type) \
	case n:          \
		return (s64)__gomc_lkmm_compare_##n(p, (type)want, (type)v, order);
	EACH_SIZE(COMPARE)
}

INLINE u64 truncated(s64 v, size_t size) { return size == 8 ? (u64)v : (u64)v & (((u64)1 << (8 * size)) - 1); }

/* One that fails has no order; only the barrier before it is there before that is known. */
s64 __LKMM_cmpxchg(volatile void *p, size_t size, s64 want, s64 v, int order, int fail)
{
	barrier_of(order);
	s64 old = compare(p, size, want, v, plain_order(order));
	if (truncated(old, size) == truncated(want, size))
		barrier_of(order);
	return old;
}

INLINE s64 update(volatile void *p, size_t size, s64 v, int order, int op)
{
#define UPDATE(n, type) \
	case n:         \
		return (s64)__gomc_lkmm_update_##n(p, (type)v, order, op);
	EACH_SIZE(UPDATE)
}

INLINE s64 ordered_update(volatile void *p, size_t size, s64 v, int order, int op)
{
	barrier_of(order);
	s64 old = update(p, size, v, plain_order(order), op);
	barrier_of(order);
	return old;
}

void __LKMM_atomic_op(volatile void *p, size_t size, s64 v, int op) { update(p, size, v, __ATOMIC_RELAXED, op); }

s64 __LKMM_atomic_fetch_op(volatile void *p, size_t size, s64 v, int order, int op) { return ordered_update(p, size, v, order, op); }

s64 __LKMM_atomic_op_return(volatile void *p, size_t size, s64 v, int order, int op)
{
	s64 old = ordered_update(p, size, v, order, op);
	switch (op) {
	case ADD:
		return (s64)((u64)old + (u64)v);
	case SUB:
		return (s64)((u64)old - (u64)v);
	case AND:
		return old & v;
	}
	return old | v;
}

int pthread_spin_lock(volatile int *lock);
int pthread_spin_unlock(volatile int *lock);

int __LKMM_SPIN_LOCK(volatile int *lock) { return pthread_spin_lock(lock); }
int __LKMM_SPIN_UNLOCK(volatile int *lock) { return pthread_spin_unlock(lock); }

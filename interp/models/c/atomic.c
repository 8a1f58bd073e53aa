/*
 * The functions of libatomic for one to eight bytes, which clang calls where it
 * does not know that an object is aligned. The order that the program asks for
 * is known at run time only: all are sequentially consistent.
 */
#include "models.h"

typedef u64 doubleword __attribute__((aligned(8)));

#define SIZES(FOR) FOR(1, u8) FOR(2, u16) FOR(4, u32) FOR(8, doubleword)

#define FETCH(name, op, n, type)                                            \
	type __atomic_fetch_##name##_##n(volatile void *p, type v, int order) \
	{                                                                     \
		return (type)__gomc_rmw(op, (void *)p, n, v, 0, SYNC_NONE);   \
	}

#define ALL(n, type)                                                                                      \
	type __atomic_load_##n(const volatile void *p, int order)                                         \
	{                                                                                                 \
		return __atomic_load_n((const volatile type *)p, __ATOMIC_SEQ_CST);                       \
	}                                                                                                 \
	void __atomic_store_##n(volatile void *p, type v, int order)                                      \
	{                                                                                                 \
		__atomic_store_n((volatile type *)p, v, __ATOMIC_SEQ_CST);                                \
	}                                                                                                 \
	type __atomic_exchange_##n(volatile void *p, type v, int order)                                   \
	{                                                                                                 \
		return (type)__gomc_rmw(OP_XCHG, (void *)p, n, v, 0, SYNC_NONE);                          \
	}                                                                                                 \
	_Bool __atomic_compare_exchange_##n(volatile void *p, void *expected, type v, int order, int fail) \
	{                                                                                                 \
		type want = *(type *)expected;                                                            \
		type old = (type)__gomc_rmw(OP_CMP_XCHG, (void *)p, n, v, want, SYNC_NONE);               \
		if (old == want)                                                                          \
			return 1;                                                                         \
		*(type *)expected = old;                                                                  \
		return 0;                                                                                 \
	}                                                                                                 \
	FETCH(add, OP_ADD, n, type)                                                                       \
	FETCH(sub, OP_SUB, n, type)                                                                       \
	FETCH(and, OP_AND, n, type)                                                                       \
	FETCH(or, OP_OR, n, type)                                                                         \
	FETCH(xor, OP_XOR, n, type)                                                                       \
	FETCH(nand, OP_NAND, n, type)

SIZES(ALL)

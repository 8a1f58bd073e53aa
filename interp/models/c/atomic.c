/*
 * The functions of libatomic for one to eight bytes, which clang calls where it
 * does not know that an object is aligned, with the order that is asked for. Those for
 * sixteen bytes are sequentially consistent, and refused where that would be more than was asked for; loads of sixteen bytes have no model.
 */
#include "models.h"

typedef u64 doubleword __attribute__((aligned(8)));

#define SIZES(FOR) FOR(1, u8) FOR(2, u16) FOR(4, u32) FOR(8, doubleword)

#define FETCH(name, n, type)                                                    \
	type __atomic_fetch_##name##_##n(volatile void *p, type v, int order) \
	{                                                                     \
		return __atomic_fetch_##name((volatile type *)p, v, order);   \
	}

#define ALL(n, type)                                                                                      \
	type __atomic_load_##n(const volatile void *p, int order)                                         \
	{                                                                                                 \
		return __atomic_load_n((const volatile type *)p, order);                                  \
	}                                                                                                 \
	void __atomic_store_##n(volatile void *p, type v, int order)                                      \
	{                                                                                                 \
		__atomic_store_n((volatile type *)p, v, order);                                           \
	}                                                                                                 \
	type __atomic_exchange_##n(volatile void *p, type v, int order)                                   \
	{                                                                                                 \
		return __atomic_exchange_n((volatile type *)p, v, order);                                 \
	}                                                                                                 \
	_Bool __atomic_compare_exchange_##n(volatile void *p, void *expected, type v, int order, int fail) \
	{                                                                                                 \
		type old = *(type *)expected;                                                             \
		if (__atomic_compare_exchange_n((volatile type *)p, &old, v, 0, order, fail))             \
			return 1;                                                                         \
		*(type *)expected = old;                                                                  \
		return 0;                                                                                 \
	}                                                                                                 \
	FETCH(add, n, type)                                                                               \
	FETCH(sub, n, type)                                                                               \
	FETCH(and, n, type)                                                                               \
	FETCH(or, n, type)                                                                                \
	FETCH(xor, n, type)                                                                               \
	FETCH(nand, n, type)

SIZES(ALL)

#ifdef __SIZEOF_INT128__
typedef unsigned __int128 quadword __attribute__((aligned(16)));

INLINE void strong(int order, int least)
{
	if (order != __ATOMIC_SEQ_CST && order != least)
		__gomc_unsupported("atomic access of 16 bytes of a weak order");
}

void __atomic_store_16(volatile void *p, quadword v, int order)
{
	strong(order, __ATOMIC_SEQ_CST);
	__atomic_store_n((volatile quadword *)p, v, __ATOMIC_SEQ_CST);
}

quadword __atomic_exchange_16(volatile void *p, quadword v, int order)
{
	strong(order, __ATOMIC_ACQ_REL);
	return __atomic_exchange_n((volatile quadword *)p, v, __ATOMIC_SEQ_CST);
}

_Bool __atomic_compare_exchange_16(volatile void *p, void *expected, quadword v, int order, int fail)
{
	strong(order, __ATOMIC_ACQ_REL);
	strong(fail, __ATOMIC_ACQUIRE);
	u64 *want = expected;
	quadword old = (quadword)want[1] << 64 | want[0];
	if (__atomic_compare_exchange_n((volatile quadword *)p, &old, v, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
		return 1;
	want[0] = (u64)old;
	want[1] = (u64)(old >> 64);
	return 0;
}

#define FETCH_16(name)                                                            \
	quadword __atomic_fetch_##name##_16(volatile void *p, quadword v, int order) \
	{                                                                         \
		strong(order, __ATOMIC_ACQ_REL);                                  \
		return __atomic_fetch_##name((volatile quadword *)p, v, __ATOMIC_SEQ_CST); \
	}

FETCH_16(add)
FETCH_16(sub)
FETCH_16(and)
FETCH_16(or)
FETCH_16(xor)
#endif

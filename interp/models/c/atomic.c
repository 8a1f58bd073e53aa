/*
 * The functions of libatomic for one to sixteen bytes, which clang calls where it
 * does not know that an object is aligned, with the order that is asked for. Those for
 * any number of bytes are at the end.
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

quadword __atomic_load_16(const volatile void *p, int order)
{
	return __atomic_load_n((const volatile quadword *)p, order);
}

void __atomic_store_16(volatile void *p, quadword v, int order)
{
	__atomic_store_n((volatile quadword *)p, v, order);
}

quadword __atomic_exchange_16(volatile void *p, quadword v, int order)
{
	return __atomic_exchange_n((volatile quadword *)p, v, order);
}

_Bool __atomic_compare_exchange_16(volatile void *p, void *expected, quadword v, int order, int fail)
{
	u64 *want = expected;
	quadword old = (quadword)want[1] << 64 | want[0];
	if (__atomic_compare_exchange_n((volatile quadword *)p, &old, v, 0, order, fail))
		return 1;
	want[0] = (u64)old;
	want[1] = (u64)(old >> 64);
	return 0;
}

#define FETCH_16(name)                                                            \
	quadword __atomic_fetch_##name##_16(volatile void *p, quadword v, int order) \
	{                                                                         \
		return __atomic_fetch_##name((volatile quadword *)p, v, order);    \
	}

FETCH_16(add)
FETCH_16(sub)
FETCH_16(and)
FETCH_16(or)
FETCH_16(xor)
#endif

/*
 * Objects of any size, and such as are not aligned: libatomic has a lock for them, which excludes nobody who accesses a part of the object in another way. Nothing is said of
 * who has had the lock before whom but what the accesses to the object itself say, which have the order that is asked for. So it is no lock under models in which
 * that would have to be said: there the atomic section, in which nothing is done, is refused.
 */
enum { LOCKS = 1021 };

static u32 __gomc_object_locks[LOCKS];

INLINE u32 *lock_object(const volatile void *object)
{
	u64 address = (uintptr_t)object;
	u32 *lock = &__gomc_object_locks[((address >> 3) + (address >> 28) * 37 + (address >> 50) * 101) % LOCKS];
	__gomc_atomic_begin();
	__gomc_atomic_end();
	while (__atomic_exchange_n(lock, 1, __ATOMIC_RELAXED))
		;
	return lock;
}

INLINE void unlock_object(u32 *lock) { __atomic_exchange_n(lock, 0, __ATOMIC_RELAXED); }

INLINE int in_words(const volatile void *object, size_t size) { return (((uintptr_t)object | size) & 7) == 0; }

INLINE void load_object(const volatile void *from, u8 *to, size_t size, int order)
{
	if (in_words(from, size)) {
		for (size_t i = 0; i < size; i += 8) {
			doubleword v = __atomic_load_n((const volatile doubleword *)((const volatile u8 *)from + i), order);
			__builtin_memcpy(to + i, &v, 8);
		}
		return;
	}
	for (size_t i = 0; i < size; i++)
		to[i] = __atomic_load_n((const volatile u8 *)from + i, order);
}

INLINE void store_object(volatile void *to, const u8 *from, size_t size, int order)
{
	if (in_words(to, size)) {
		for (size_t i = 0; i < size; i += 8) {
			doubleword v;
			__builtin_memcpy(&v, from + i, 8);
			__atomic_store_n((volatile doubleword *)((volatile u8 *)to + i), v, order);
		}
		return;
	}
	for (size_t i = 0; i < size; i++)
		__atomic_store_n((volatile u8 *)to + i, from[i], order);
}

enum { OBJECT = 256 };

/* Sizes that libatomic does without a lock where the object is aligned. */
INLINE int is_small(const volatile void *object, size_t size)
{
	if (size > OBJECT)
		__gomc_unsupported("an atomic access of more than 256 bytes");
	if (size == 16 && ((uintptr_t)object & 15) == 0)
		__gomc_unsupported("an atomic access of 16 bytes that may be done with a lock or without");
	return (size == 1 || size == 2 || size == 4 || size == 8) && ((uintptr_t)object & (size - 1)) == 0;
}

INLINE int loads(int order) { return order == __ATOMIC_RELEASE ? __ATOMIC_RELAXED : order == __ATOMIC_ACQ_REL ? __ATOMIC_ACQUIRE : order; }
INLINE int stores(int order)
{
	return order == __ATOMIC_ACQUIRE || order == __ATOMIC_CONSUME ? __ATOMIC_RELAXED : order == __ATOMIC_ACQ_REL ? __ATOMIC_RELEASE : order;
}

#define SMALL_LOAD(n, type) case n: { type v = __atomic_load_##n(from, order); __builtin_memcpy(to, &v, n); return; }
#define SMALL_STORE(n, type) case n: { type v; __builtin_memcpy(&v, from, n); __atomic_store_##n(to, v, order); return; }
#define SMALL_EXCHANGE(n, type) case n: { type v; __builtin_memcpy(&v, from, n); v = __atomic_exchange_##n(object, v, order); __builtin_memcpy(to, &v, n); return; }
#define SMALL_COMPARE(n, type) case n: { type v; __builtin_memcpy(&v, from, n); return __atomic_compare_exchange_##n(object, expected, v, order, fail); }

void any_load(size_t size, const volatile void *from, void *to, int order) __asm__("__atomic_load");
void any_load(size_t size, const volatile void *from, void *to, int order)
{
	if (is_small(from, size)) {
		switch (size) { SIZES(SMALL_LOAD) }
	}
	u32 *lock = lock_object(from);
	load_object(from, to, size, order);
	unlock_object(lock);
}

void any_store(size_t size, volatile void *to, const void *from, int order) __asm__("__atomic_store");
void any_store(size_t size, volatile void *to, const void *from, int order)
{
	if (is_small(to, size)) {
		switch (size) { SIZES(SMALL_STORE) }
	}
	u32 *lock = lock_object(to);
	store_object(to, from, size, order);
	unlock_object(lock);
}

void any_exchange(size_t size, volatile void *object, const void *from, void *to, int order) __asm__("__atomic_exchange");
void any_exchange(size_t size, volatile void *object, const void *from, void *to, int order)
{
	if (is_small(object, size)) {
		switch (size) { SIZES(SMALL_EXCHANGE) }
	}
	u8 new[OBJECT];
	__builtin_memcpy(new, from, size); /* the two may be one */
	u32 *lock = lock_object(object);
	load_object(object, to, size, loads(order));
	store_object(object, new, size, stores(order));
	unlock_object(lock);
}

_Bool any_compare_exchange(size_t size, volatile void *object, void *expected, const void *from, int order, int fail) __asm__("__atomic_compare_exchange");
_Bool any_compare_exchange(size_t size, volatile void *object, void *expected, const void *from, int order, int fail)
{
	if (is_small(object, size)) {
		switch (size) { SIZES(SMALL_COMPARE) }
	}
	if (fail != loads(order))
		__gomc_unsupported("a compare-exchange with a lock that has another order if it fails");
	u8 old[OBJECT];
	u32 *lock = lock_object(object);
	load_object(object, old, size, loads(order));
	int same = 1;
	for (size_t i = 0; i < size && same; i++)
		same = old[i] == ((u8 *)expected)[i];
	if (same)
		store_object(object, from, size, stores(order));
	unlock_object(lock);
	if (!same)
		__builtin_memcpy(expected, old, size);
	return (_Bool)same;
}

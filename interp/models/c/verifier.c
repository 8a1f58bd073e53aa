/*
 * The functions of SV-COMP. Floating-point and pointer values are not among
 * the nondeterministic ones.
 */
#include "models.h"

void __VERIFIER_assume(int condition)
{
	if (!condition)
		__gomc_block(BLOCK_ASSUME);
}

void __VERIFIER_assert(int condition)
{
	if (!condition)
		__gomc_error(ASSERTION_ERROR, "__VERIFIER_assert");
}

void NORETURN __VERIFIER_error(void) { __gomc_error(REACH_ERROR, "__VERIFIER_error"); }
void NORETURN reach_error(void) { __gomc_error(REACH_ERROR, "reach_error"); }

void __VERIFIER_atomic_begin(void) { __gomc_atomic_begin(); }
void __VERIFIER_atomic_end(void) { __gomc_atomic_end(); }

#define NONDET(name, type, bits, is_signed)                                          \
	type __VERIFIER_nondet_##name(void)                                          \
	{                                                                            \
		return (type)__gomc_nondet(bits, is_signed, "__VERIFIER_nondet_" #name); \
	}

#define LONG_BITS (8 * (int)sizeof(long))

NONDET(bool, _Bool, 1, 0)
NONDET(_Bool, _Bool, 1, 0)
NONDET(char, char, 8, 1)
NONDET(schar, s8, 8, 1)
NONDET(uchar, u8, 8, 0)
NONDET(unsigned_char, u8, 8, 0)
NONDET(short, s16, 16, 1)
NONDET(ushort, u16, 16, 0)
NONDET(int, int, 32, 1)
NONDET(uint, u32, 32, 0)
NONDET(unsigned, u32, 32, 0)
NONDET(unsigned_int, u32, 32, 0)
NONDET(long, long, LONG_BITS, 1)
NONDET(ulong, unsigned long, LONG_BITS, 0)
NONDET(longlong, s64, 64, 1)
NONDET(ulonglong, u64, 64, 0)
NONDET(size_t, size_t, LONG_BITS, 0)
NONDET(loff_t, s64, 64, 1)
NONDET(s8, s8, 8, 1)
NONDET(u8, u8, 8, 0)
NONDET(s16, s16, 16, 1)
NONDET(u16, u16, 16, 0)
NONDET(s32, s32, 32, 1)
NONDET(u32, u32, 32, 0)
NONDET(s64, s64, 64, 1)
NONDET(u64, u64, 64, 0)
NONDET(sector_t, unsigned long, LONG_BITS, 0)

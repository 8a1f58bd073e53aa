/*
 * Words of other tools: those of ESBMC, CBMC, GenMC, Dat3M, Nidhugg and Goblint that say the same as SV-COMP's, and annotations that help a
 * tool and mean nothing for the program.
 */
#include "fate.h"

/*
 * A condition. Programs that declare these functions pass 0 or 1, or an int; programs that do not declare them pass whatever they have, a pointer
 * for example, of which no bit may get lost.
 */
typedef unsigned long truth;

INLINE void assume(truth condition)
{
	if (!condition)
		__gomc_block(BLOCK_ASSUME);
}

void __ESBMC_assume(truth condition) { assume(condition); }
void assume_abort_if_not(truth condition) { assume(condition); }
void __CPROVER_assume(truth condition) { assume(condition); }
void __goblint_assume(truth condition) { assume(condition); }

/* The thread has ended. What comes before that is left out, so that whoever says so may as well wait. */
void __goblint_assume_join(unsigned long thread)
{
	if (!created(thread) || thread == handle_self())
		__gomc_block(BLOCK_ASSUME);
	__gomc_join(thread_of(thread));
}

/* Where nobody has included assert.h. */
void assert(truth condition)
{
	if (!condition)
		__gomc_error(ASSERTION_ERROR, "assert");
}

/* A program that fails one of these goes on. */
INLINE void check(truth condition, const char *name)
{
	if (!condition)
		__gomc_claim(name);
}

void __ESBMC_assert(truth condition, const char *message) { check(condition, "__ESBMC_assert"); }
void __CPROVER_assert(truth condition, const char *message) { check(condition, "__CPROVER_assert"); }
void __goblint_check(truth condition) { check(condition, "__goblint_check"); }
void __goblint_assert(truth condition) { check(condition, "__goblint_assert"); }

void __ESBMC_atomic_begin(void) { __gomc_atomic_begin(); }
void __ESBMC_atomic_end(void) { __gomc_atomic_end(); }
void __CPROVER_atomic_begin(void) { __gomc_atomic_begin(); }
void __CPROVER_atomic_end(void) { __gomc_atomic_end(); }
void __ESBMC_yield(void) {}

/* How often a loop goes round at most, and where loops that only wait are: gomc finds out by itself. */
void __VERIFIER_loop_bound(int bound) {}
void __VERIFIER_loop_begin(void) {}
void __VERIFIER_spin_start(void) {}
void __VERIFIER_spin_end(_Bool goes_on) {}
void __VERIFIER_annotate_begin(int kind) {}
void __VERIFIER_annotate_end(int kind) {}
void __goblint_split_begin(int value) {}
void __goblint_split_end(int value) {}
void __goblint_bounded(unsigned long long value) {}
void __goblint_globalize(void *pointer) {}

/*
 * Nidhugg's words for waiting until a condition on an atomic variable holds, and then reading or exchanging it, in one step. A condition is a set of bits: signed, less,
 * equal, greater.
 */
enum { CONDITION_GREATER = 1, CONDITION_EQUAL = 2, CONDITION_LESS = 4, CONDITION_SIGNED = 8 };

INLINE int holds(s32 value, int condition, s32 operand)
{
	if (value == operand)
		return (condition & CONDITION_EQUAL) != 0;
	int less = condition & CONDITION_SIGNED ? value < operand : (u32)value < (u32)operand;
	return (condition & (less ? CONDITION_LESS : CONDITION_GREATER)) != 0;
}

int __VERIFIER_load_await_aint(volatile int *p, int condition, int operand)
{
	int value;
	do {
		value = (int)__gomc_wait_load((void *)p, 4, SYNC_NONE);
	} while (!holds(value, condition, operand));
	return value;
}

int __VERIFIER_xchg_await_aint(volatile int *p, int fresh, int condition, int operand)
{
	for (;;) {
		int value = __VERIFIER_load_await_aint(p, condition, operand);
		if (__gomc_rmw(OP_CMP_XCHG, (void *)p, 4, (u32)fresh, (u32)value, SYNC_NONE) == (u32)value)
			return value;
	}
}

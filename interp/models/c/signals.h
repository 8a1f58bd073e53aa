/*
 * The mask of signals of a thread, which those that it creates inherit.
 */
#ifndef GOMC_SIGNALS_H
#define GOMC_SIGNALS_H

#include "fate.h"

#define NOTE_SIGNAL_MASK (~(u64)22) /* 0 if the thread has never looked at its mask */

/* What is blocked, in notes and elsewhere, has the bit of SIGKILL, which cannot be, and, unless it is only what the creator has handed down, that of SIGSTOP. */
#define MASK_KNOWN ((u64)1 << 8)
#define MASK_CHANGED ((u64)1 << 18)
#define NEVER_BLOCKED (MASK_KNOWN | MASK_CHANGED)

extern u64 __gomc_first_masks[THREADS_MAX];

INLINE u64 mask_of_self(void)
{
	u64 mask = __gomc_note(NOTE_SIGNAL_MASK, 0);
	if (!mask && __gomc_self()) {
		mask = __atomic_load_n(&__gomc_first_masks[__gomc_self()], __ATOMIC_SEQ_CST);
		__gomc_remember(NOTE_SIGNAL_MASK, (mask & ~NEVER_BLOCKED) | MASK_KNOWN);
	}
	return mask & ~NEVER_BLOCKED;
}

/* Before a thread is created. */
INLINE void hand_down_mask(u64 child)
{
	if (!__gomc_signals())
		return;
	u64 mask = mask_of_self();
	if (mask)
		__atomic_store_n(&__gomc_first_masks[child], mask, __ATOMIC_SEQ_CST);
}

#endif

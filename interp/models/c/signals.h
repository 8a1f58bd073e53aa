/*
 * The mask of signals of a thread, which those that it creates inherit.
 */
#ifndef GOMC_SIGNALS_H
#define GOMC_SIGNALS_H

#include "fate.h"

#define NOTE_SIGNAL_MASK (~(u64)22) /* see MASK_KNOWN; 0 if the thread has never looked at its mask */

extern u64 __gomc_first_masks[THREADS_MAX];

/* Before a thread is created. */
INLINE void hand_down_mask(u64 child)
{
	if (!__gomc_signals())
		return;
	u64 mask = __gomc_note(NOTE_SIGNAL_MASK, 0);
	if (mask)
		__atomic_store_n(&__gomc_first_masks[child], mask, __ATOMIC_SEQ_CST);
}

#endif

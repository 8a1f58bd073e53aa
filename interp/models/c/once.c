/* pthread_once and call_once. */
#include "cancel.h"

/* Nobody returns before the routine has returned to the thread that runs it. */
INLINE void once(int *control, void (*routine)(void))
{
	u32 old;
	do {
		old = (u32)__gomc_wait(OP_CMP_XCHG, control, 4, ONCE_RUNNING, ONCE_NEW, SYNC_ONCE);
	} while (old == ONCE_RUNNING);
	if (old == ONCE_DONE)
		return;
	begin_once(control);
	routine();
	end_once(control);
	__gomc_rmw(OP_XCHG, control, 4, ONCE_DONE, 0, SYNC_ONCE);
}

int pthread_once(int *control, void (*routine)(void))
{
	once(control, routine);
	return 0;
}

int __pthread_once(int *control, void (*routine)(void))
{
	once(control, routine);
	return 0;
}

void call_once(int *control, void (*routine)(void)) { once(control, routine); }

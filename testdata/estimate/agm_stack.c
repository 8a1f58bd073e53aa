/*
 * The stack of Afek, Gafni and Morrison, "Common2 extended to stacks and
 * unbounded concurrency" (PODC 2006): a push takes a slot with fetch-and-add; a
 * pop looks through the slots from the top down and swaps them with nothing.
 * PUSHERS, POPPERS: number of threads, one operation each.
 * Expected: safe.
 */
#include "stack.h"

static atomic_int top;
static atomic_int slots[PUSHERS];

static void *push(void *arg)
{
	int i = atomic_fetch_add(&top, 1);

	atomic_store(&slots[i], 1 + (int)(intptr_t)arg);
	return NULL;
}

static int pop(void)
{
	int v = 0;

	for (int i = atomic_load(&top) - 1; i >= 0 && v == 0; i--)
		v = atomic_exchange(&slots[i], 0);
	return v;
}

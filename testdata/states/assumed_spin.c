/*
 * A thread waits for a flag in a loop that only reads. In each round it chooses, and assumes something of its choice.
 * SET: main sets the flag.
 * LEAVES: another choice leads out of the loop.
 * NEVER: what it assumes never holds.
 * BEHIND: a choice leads out of the loop, where an assumption fails.
 * Expected: a hang, also with BEHIND; with SET, LEAVES or NEVER, safe.
 */
#include "states.h"

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

static atomic_int flag;
#ifdef NEVER
static atomic_int never;
#endif

static void *wait_for_flag(void *arg)
{
	int held;

	while (!LOAD(flag)) {
#ifdef BEHIND
		if (__VERIFIER_nondet_bool())
			break;
#else
		held = __VERIFIER_nondet_bool();
#ifdef NEVER
		held = LOAD(never);
#endif
		__VERIFIER_assume(held);
#ifdef LEAVES
		if (__VERIFIER_nondet_bool())
			break;
#endif
#endif
	}
#ifdef BEHIND
	held = LOAD(flag);
	__VERIFIER_assume(held);
#endif
	return arg;
}

int main(void)
{
	pthread_t t;

	pthread_create(&t, NULL, wait_for_flag, NULL);
#ifdef SET
	STORE(flag, 1);
#endif
	pthread_join(t, NULL);
	return 0;
}
